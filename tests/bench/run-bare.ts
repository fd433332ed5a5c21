import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface BareProcess {
  url: string
  pid: number
  close(): Promise<void>
}

/** Starts one of the files of `bare/` as a process, which tells its port when it listens. */
export async function runBare(
  name: 'rows' | 'files' | 'relay' | 'model',
  ...args: string[]
): Promise<BareProcess> {
  const script = fileURLToPath(new URL(`bare/bare-${name}.ts`, import.meta.url))
  const child = fork(script, args)
  const [port] = (await once(child, 'message')) as [number]
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    async close() {
      const gone = once(child, 'exit')
      child.kill()
      await gone
    },
  }
}
