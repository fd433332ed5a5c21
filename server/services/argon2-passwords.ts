import { AppError } from '#routers/errors.ts'
import type { Passwords } from '#routers/passwords.ts'

/** OWASP's first choice for argon2id, the library's default kind: 19 MiB, 2 passes, 1 lane (D-15). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const wanted = 'm=19456,t=2,p=1'
const maxParallel = 3
const maxQueued = 50

/**
 * argon2id behind a short queue: three at once leave the processor for everybody else, and a
 * queue of fifty is where waiting stops making sense (503).
 */
export function createPasswords(): Passwords {
  const inTurn = createQueue()
  let dummy: Promise<string> | undefined
  let common: Promise<ReadonlySet<string>> | undefined

  async function hash(password: string): Promise<string> {
    const argon2 = await import('@node-rs/argon2')
    return inTurn(() => argon2.hash(password, parameters))
  }

  return {
    hash,
    async verify(stored, password) {
      const argon2 = await import('@node-rs/argon2')
      dummy ??= hash('a password that nobody has')
      const against = stored ?? (await dummy)
      const isEqual = await inTurn(() =>
        argon2.verify(against, password).catch(() => false),
      )
      const isValid = stored !== null && isEqual
      return { isValid, needsRehash: isValid && !against.includes(wanted) }
    },
    async isCommon(password) {
      common ??= readCommon()
      return (await common).has(password.toLowerCase())
    },
  }
}

/** The most guessed 10,000 (ASVS 6.2.4) and words that this product suggests by itself. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const own = ['refyn123', 'refynrefyn', 'photography', 'creative', 'myrefyn1']
  const guessed = dictionary['passwords-common'].map(String)
  return new Set([...guessed.slice(0, 10_000), ...own])
}

function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: Array<() => void> = []
  return async (task) => {
    if (running >= maxParallel) {
      if (waiting.length >= maxQueued) throw new AppError('busy')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    running += 1
    try {
      return await task()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
