import { describe, expect, test } from 'vitest'
import { hourMs } from '#tests/support/clock.ts'
import {
  aStudio,
  anIdleStudio,
  begin,
  claim,
  everyCall,
  isReady,
  isWaiting,
  read,
  restart,
  run,
  steps,
  stored,
  untilCourse,
} from '#tests/support/course-studio.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { gate } from '#tests/support/scripted-tutor.ts'
import { until } from '#tests/support/until.ts'

describe('a process that ends', () => {
  test.for(everyCall.map((call, at) => [at, call] as const))(
    'at call %i, %s, leaves what is done to the next one',
    async ([at, call]) => {
      const studio = await anIdleStudio()
      let isDying = true
      const die = () => {
        if (isDying && studio.calls.length === at + 1) throw new Error('killed')
      }
      studio.author.onCall = die
      const { choose } = studio.drawings
      studio.services.drawings = {
        choose(...asked) {
          const drawing = choose(...asked)
          die()
          return drawing
        },
      }
      const course = await begin(studio)
      await expect(run(studio, await claim(studio))).rejects.toThrow('killed')
      isDying = false
      expect((await read(studio, course)).status).toBe('generating')
      await restart(studio)
      await untilCourse(studio, course, isReady)
      expect(studio.calls).toEqual(everyCall.toSpliced(at, 0, call))
      expect(countRows(studio.open, 'review_cards')).toBe(4)
    },
  )

  test('between the last piece and the end has no course, and the next one asks nothing', async () => {
    const studio = await anIdleStudio()
    const course = await begin(studio)
    expect(await run(studio, await claim(studio))).toBeDefined()
    expect(await read(studio, course)).toMatchObject({
      status: 'generating',
      stage: 'pictures',
      stageDone: 2,
      parts: null,
    })
    expect(countRows(studio.open, 'review_cards')).toBe(0)
    // Nothing is left to write, so it matters to nobody who the next author is.
    Object.assign(studio.author, { label: 'Another author' })
    await restart(studio)
    expect((await untilCourse(studio, course, isReady)).author).toBe('Scripted author')
    expect(studio.calls).toEqual(everyCall)
    expect(countRows(studio.open, 'review_cards')).toBe(4)
  })

  test('in the transaction of the end leaves neither parts nor cards', async () => {
    const studio = await anIdleStudio()
    const course = await begin(studio)
    const settlement = await run(studio, await claim(studio))
    const killed = studio.db.transaction().execute(async (trx) => {
      await settlement?.write?.(trx)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect((await read(studio, course)).parts).toBeNull()
    expect(countRows(studio.open, 'review_cards')).toBe(0)
    await restart(studio)
    await untilCourse(studio, course, isReady)
    expect(countRows(studio.open, 'review_cards')).toBe(4)
  })

  test('by a stop of the server does not cost the course a try', async () => {
    const studio = await aStudio()
    let isReached = false
    // Does not hear the abort, but ends a moment later with its answer.
    studio.author.onCall = (step, signal) => {
      if (step !== 'question' || isReached) return undefined
      isReached = true
      return new Promise((resolve) => signal.addEventListener('abort', resolve))
    }
    const course = await begin(studio)
    await until(() => isReached)
    await studio.worker.stop(0)
    expect(rowsOf(studio.open, 'jobs')).toMatchObject([{ state: 'ready', attempts: 0 }])
    expect(await read(studio, course)).toMatchObject({
      status: 'generating',
      errorCode: null,
    })
    await restart(studio)
    await untilCourse(studio, course, isReady)
    expect(studio.calls).toEqual(everyCall.toSpliced(3, 0, 'question'))
  })
})

describe('two attempts at once', () => {
  /** The first attempt stands at its first `write` until the gate opens. */
  async function withSlowOne() {
    const studio = await anIdleStudio()
    const slow = gate()
    studio.author.onCall = (step) => {
      if (step !== 'write' || slow.isReached) return undefined
      slow.isReached = true
      return slow.opened
    }
    const course = await begin(studio)
    const first = run(studio, await claim(studio, 'the slow one'))
    await until(() => slow.isReached)
    studio.clock.move(2 * hourMs)
    return { studio, slow, course, first }
  }

  test('are one course with its cards once, though both bring it to the end', async () => {
    const studio = await anIdleStudio()
    const course = await begin(studio)
    const job = await claim(studio)
    const ends = [await run(studio, job), await run(studio, job)]
    for (const end of ends)
      await studio.db.transaction().execute((trx) => end!.write!(trx))
    expect(isReady(await read(studio, course))).toBe(true)
    expect([studio.calls, countRows(studio.open, 'review_cards')]).toEqual([everyCall, 4])
  })

  test('end by the pieces that stand there, and not by others', async () => {
    const studio = await anIdleStudio()
    await begin(studio)
    const end = await run(studio, await claim(studio))
    const { draft } = stored(studio) as { draft: string }
    const other = draft.replaceAll('an egg', 'a stone')
    await studio.db.updateTable('micro_courses').set({ draft: other }).execute()
    await studio.db.transaction().execute((trx) => end!.write!(trx))
    expect(stored(studio)).toMatchObject({ status: 'generating', draft: other })
    expect(countRows(studio.open, 'review_cards')).toBe(0)
  })

  test('do not overwrite each other: the one that is behind ends without a word', async () => {
    const { studio, slow, course, first } = await withSlowOne()
    await restart(studio)
    await untilCourse(studio, course, isReady)
    const made = stored(studio)
    studio.author.lesson = { ...studio.author.lesson, content: 'Late words.' }
    slow.open()
    expect(await first).toBeUndefined()
    expect(stored(studio)).toEqual(made)
    expect(countRows(studio.open, 'review_cards')).toBe(4)
  })

  test('leave no course that nobody makes: who is overtaken in the middle tries again', async () => {
    const { studio, slow, course, first } = await withSlowOne()
    const second = gate()
    studio.author.onCall = (step) => {
      if (step !== 'write' || second.isReached) return undefined
      second.isReached = true
      return second.opened
    }
    await restart(studio)
    await until(() => second.isReached)
    slow.open()
    // Overtakes, up to the end, which is not its own to write any more.
    expect(await first).toBeDefined()
    const { draft } = stored(studio)
    second.open()
    const waiting = await untilCourse(studio, course, isWaiting)
    expect([waiting.status, waiting.errorCode]).toEqual(['generating', 'internal'])
    expect(stored(studio)['draft']).toBe(draft)
    studio.clock.move(4800)
    await untilCourse(studio, course, isReady)
    expect(countRows(studio.open, 'review_cards')).toBe(4)
  })

  test('end for the slower one in another try, as long as the course is not ready', async () => {
    const { studio, slow, first } = await withSlowOne()
    expect(await run(studio, await claim(studio, 'the other one'))).toBeDefined()
    const made = stored(studio)
    slow.open()
    await expect(first).rejects.toMatchObject({ name: 'JobError', isRetryable: true })
    expect(stored(studio)).toEqual(made)
  })
})

describe('a course that is deleted while it is made', () => {
  test.for(steps)('in %s is gone for good', async (step) => {
    const studio = await aStudio()
    const deaf = gate()
    let isAborted = false
    studio.author.onCall = async (at, signal) => {
      if (at !== step) return
      deaf.isReached = true
      await deaf.opened
      isAborted = signal.aborted
    }
    const { id } = await begin(studio)
    await until(() => deaf.isReached)
    await studio.api.courses.remove({ id })
    deaf.open()
    await studio.worker.stop(1000)
    expect(isAborted).toBe(true)
    for (const table of ['micro_courses', 'review_cards', 'jobs'])
      expect([table, rowsOf(studio.open, table)]).toEqual([table, []])
    expect(studio.calls.at(-1)).toBe(step)
  })

  test('before its end is written gets no cards', async () => {
    const studio = await anIdleStudio()
    const { id } = await begin(studio)
    const settlement = await run(studio, await claim(studio))
    await studio.api.courses.remove({ id })
    await studio.db.transaction().execute((trx) => settlement!.write!(trx))
    expect(countRows(studio.open, 'review_cards')).toBe(0)
  })

  test('with its owner ends its job', async () => {
    const studio = await anIdleStudio()
    await begin(studio)
    const job = await claim(studio)
    studio.author.onCall = (step) => {
      if (step === 'write') studio.open.sqlite.exec('delete from users')
    }
    expect(await run(studio, job)).toBeUndefined()
    expect(countRows(studio.open, 'micro_courses')).toBe(0)
  })
})
