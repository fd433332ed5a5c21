import { readFileSync } from 'node:fs'

const tickMs = 10
const kB = 1024

/** Processor time that a process has taken so far, as Linux counts it (proc_pid_stat(5)). */
export function processorMs(pid: number): number {
  const [, figures = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/)
  const fields = figures.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

/** What a process holds in memory now, its children apart. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * kB) / 1e6
}

/** The most that a process held while the work was done, looked at often. */
export async function peakMb(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = residentMb(pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMb(pid))
  }, 10)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return Math.max(peak, residentMb(pid))
}
