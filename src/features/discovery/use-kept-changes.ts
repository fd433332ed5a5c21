import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverMessage } from '#src/lib/error-text.ts'
import { showFailure, showToast } from '#src/ui/toaster.tsx'

interface Kept {
  id: string
  notes: string | null
}

/** The favourites of one kind as the page has them, and the calls that change them. */
export interface KeptList<T extends Kept> {
  /** The same for a favourite before and after the server has given it its id. */
  keyOf(one: T): string
  read(): readonly T[] | undefined
  write(favorites: T[]): void
  cancel(): Promise<void>
  reload(): Promise<void>
  /** May answer with the favourite as it was stored. */
  sendAdd(one: T): Promise<T | undefined>
  sendRemove(one: T): Promise<unknown>
  sendNotes(id: string, notes: string): Promise<unknown>
}

export interface KeptChanges<T extends Kept> {
  /** Waits while the same favourite is being changed; others do not wait for it. */
  add(one: T): void
  remove(one: T): void
  saveNotes(key: string, notes: string): void
  /** Words that could not be saved, so that they are not lost. */
  draftOf(key: string): string | null
}

const unsent = 'unsent '

/** The id of a favourite that the server has not answered for. */
export const unsentId = (key: string): string => `${unsent}${key}`

/**
 * Changes the list at once and puts it back when the server refuses. It is read anew only when the last
 * change is through: an answer from between two changes would undo the second on the screen.
 */
export function useKeptChanges<T extends Kept>(list: KeptList<T>): KeptChanges<T> {
  const { t } = useTranslation('discovery')
  /** The latest change by key, until the server has answered. */
  const running = useRef(new Map<string, Promise<void>>())
  const [drafts, setDrafts] = useState<Record<string, string>>({})

  const change = (edit: (favorites: T[]) => T[]) => {
    const known = list.read()
    if (known) list.write(edit([...known]))
  }
  const without = (key: string) =>
    change((all) => all.filter((one) => list.keyOf(one) !== key))
  const withNotes = (key: string, notes: string) =>
    change((all) =>
      all.map((one) =>
        list.keyOf(one) === key ? { ...one, notes: notes === '' ? null : notes } : one,
      ),
    )
  const put = (one: T, at: number) => {
    const key = list.keyOf(one)
    change((all) =>
      all.filter((other) => list.keyOf(other) !== key).toSpliced(at, 0, one),
    )
  }
  const indexOf = (key: string) =>
    Math.max(0, list.read()?.findIndex((one) => list.keyOf(one) === key) ?? 0)

  const run = (key: string, act: () => Promise<void>) => {
    const before = running.current.get(key)
    const work = async () => {
      await before
      // What is being read now does not know of the change.
      await list.cancel()
      await act()
      if (running.current.get(key) === promise) running.current.delete(key)
      if (running.current.size === 0) await list.reload()
    }
    const promise = work()
    running.current.set(key, promise)
  }
  const settled = async () => {
    while (running.current.size > 0) await Promise.all(running.current.values())
  }
  const storedId = async (key: string): Promise<string | undefined> => {
    const find = () => list.read()?.find((one) => list.keyOf(one) === key)?.id
    if (find()?.startsWith(unsent)) await list.reload()
    return find()
  }
  const sendNotes = async (key: string, notes: string) => {
    withNotes(key, notes)
    try {
      await settled()
      const id = await storedId(key)
      if (id === undefined) throw new Error(`${key} is no favourite`)
      await list.sendNotes(id, notes)
      setDrafts((all) =>
        Object.fromEntries(Object.entries(all).filter(([other]) => other !== key)),
      )
      withNotes(key, notes)
      showToast({ title: t('favorite.notesSaved') })
    } catch {
      setDrafts((others) => ({ ...others, [key]: notes }))
      showFailure({ title: t('favorite.notesFailed') })
      if (running.current.size === 0) await list.reload()
    }
  }

  return {
    add: (one) =>
      run(list.keyOf(one), async () => {
        put(one, 0)
        try {
          const stored = await list.sendAdd(one)
          // A note may have been written meanwhile.
          if (stored) change((all) => all.map((old) => takeOver(old, stored)))
        } catch (error) {
          without(list.keyOf(one))
          tell('favorite.addFailed', error)
        }
      }),
    remove: (one) =>
      run(list.keyOf(one), async () => {
        const at = indexOf(list.keyOf(one))
        without(list.keyOf(one))
        try {
          await list.sendRemove(one)
        } catch (error) {
          put(one, at)
          tell('favorite.removeFailed', error)
        }
      }),
    saveNotes: (key, notes) => void sendNotes(key, notes),
    draftOf: (key) => drafts[key] ?? null,
  }

  function takeOver(old: T, stored: T): T {
    return list.keyOf(old) === list.keyOf(stored) ? { ...stored, notes: old.notes } : old
  }

  function tell(title: 'favorite.addFailed' | 'favorite.removeFailed', error: unknown) {
    showFailure({ title: t(title), description: serverMessage(error) })
  }
}
