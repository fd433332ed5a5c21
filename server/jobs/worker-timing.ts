export interface WorkerTiming {
  leaseMs: number
  heartbeatMs: number
  pollMs: number
  /** The wait before try n + 1: `backoffMs * 4 ** (n - 1)`, plus up to a fifth of it. */
  backoffMs: number
}

export const usualTiming: WorkerTiming = {
  leaseMs: 60_000,
  heartbeatMs: 15_000,
  pollMs: 1_000,
  backoffMs: 5_000,
}
