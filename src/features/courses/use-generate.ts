import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { courseLimits } from '#routers/contract/course-limits.ts'
import { reasonOf } from '#src/lib/error-text.ts'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure, showToast } from '#src/ui/toaster.tsx'

/** How many courses a page of the list has. */
export const coursesAtOnce = 60

/** Part 2, section 4. */
const readyAfterMs = 5 * 60_000

interface Wanted {
  title: string
  noteIds: readonly string[]
}

export type Missing = 'needTitle' | 'needNote' | 'needFewer'

/** What the contract would refuse, in the order in which one meets it; null if nothing. */
export function missingIn({ title, noteIds }: Wanted): Missing | null {
  if (title.trim() === '') return 'needTitle'
  if (noteIds.length === 0) return 'needNote'
  return noteIds.length > courseLimits.notes ? 'needFewer' : null
}

/** Begins a course; what the contract refuses is told before anything is sent. */
export function useGenerate(onBegun: () => void): {
  generate(wanted: Wanted): void
  isPending: boolean
} {
  const { t } = useTranslation('courses')
  const utils = trpc.useUtils()
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const generate = trpc.courses.generate.useMutation({
    onSuccess: async (begun) => {
      const { id } = begun
      showToast({ title: t('started'), description: t('startedText') })
      setRequestId(crypto.randomUUID())
      onBegun()
      // Told also when the page has been left meanwhile.
      setTimeout(() => void tellReady(id), readyAfterMs)
      // Seen as it begins, so that its end is told even when it is there at once.
      utils.courses.list.setInfiniteData({ limit: coursesAtOnce }, (known) => {
        const [first, ...others] = known?.pages ?? []
        if (!known || !first || first.courses.some((course) => course.id === id))
          return known
        const courses = [begun, ...first.courses]
        return { ...known, pages: [{ ...first, courses }, ...others] }
      })
      await utils.courses.list.invalidate()
    },
    onError: (error) =>
      showFailure({
        title: t('failed'),
        description: reasonOf(error) ?? t('failedText'),
      }),
  })

  async function tellReady(id: string): Promise<void> {
    await utils.courses.list.invalidate()
    const course = await utils.courses.get
      .fetch({ id }, { staleTime: 0 })
      .catch(() => null)
    // A failure was told when it happened, and one that is still made shows how far it is.
    if (course?.status === 'ready')
      showToast({ title: t('shouldBeReady'), description: t('shouldBeReadyText') })
  }

  return {
    isPending: generate.isPending,
    generate(wanted) {
      const { title, noteIds } = wanted
      const missing = missingIn(wanted)
      if (missing) {
        showFailure({ title: t('dialog.missing'), description: t(`dialog.${missing}`) })
        return
      }
      generate.mutate({ courseTitle: title, selectedNotes: [...noteIds], requestId })
    },
  }
}
