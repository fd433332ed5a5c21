import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import process from 'node:process'

/*
 * Loaded into the server by the bench (node --import), for what cannot be seen from outside: how long the
 * event loop was held up, in milliseconds, since the process was last told SIGUSR2.
 */
const resolutionMs = 5
const path = process.env['BENCH_LOOP_FILE']
if (path && process.argv[1]?.endsWith('dist-server/index.js')) {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  process.on('SIGUSR2', () => delays.reset())
  setInterval(() => {
    const ms = Math.max(0, delays.percentile(99) / 1e6 - resolutionMs)
    writeFileSync(path, String(ms))
  }, 200).unref()
}
