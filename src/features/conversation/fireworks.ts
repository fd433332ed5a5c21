import confetti from 'canvas-confetti'

const bursts = 7
const everyMs = 150
const particles = 120
const hues = ['#a8451f', '#3f6173', '#8a6310', '#6a4a86', '#2f6b5f', '#d9774a']

interface Burst {
  afterMs: number
  particleCount: number
  spread: number
  origin: { x: number; y: number }
}

/** Seven bursts across the page, 150 ms apart. */
export function planFireworks(): Burst[] {
  return Array.from({ length: bursts }, (_, burst) => ({
    afterMs: burst * everyMs,
    particleCount: particles,
    spread: 70 + burst * 8,
    origin: { x: 0.15 + (burst / (bursts - 1)) * 0.7, y: 0.35 + (burst % 2) * 0.15 },
  }))
}

/** For an answer that has arrived; nothing for who wants no motion. */
export function playFireworks(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // Its worker would be a blob, which our policy does not load.
  const fire = confetti.create(undefined, { resize: true, useWorker: false })
  for (const { afterMs, ...burst } of planFireworks())
    setTimeout(() => {
      void fire({
        ...burst,
        startVelocity: 38,
        ticks: 110,
        scalar: 0.8,
        colors: hues,
        disableForReducedMotion: true,
      })
    }, afterMs)
}
