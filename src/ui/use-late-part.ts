import { useEffect, useEffectEvent, useState } from 'react'
import { textForCode } from '#src/lib/error-text.ts'
import { i18n } from '#src/lib/i18n.ts'
import { whenIdle } from '#src/lib/when-idle.ts'
import { showAction, showFailure } from './toaster.tsx'
import type { LatePart } from '#src/lib/late-part.ts'

/** The part once it is wanted and has come. When it cannot be had that is told, and then `onMissing` called. */
export function useLatePart<Part>(
  late: LatePart<Part>,
  isWanted: boolean,
  onMissing: () => void,
): Part | undefined {
  const [part, setPart] = useState(late.present)
  const miss = useEffectEvent(onMissing)
  useEffect(() => {
    if (!isWanted || part) return
    let isLeft = false
    late.fetch().then(
      (found) => !isLeft && setPart(() => found),
      () => {
        if (isLeft) return
        tellMissing()
        miss()
      },
    )
    return () => {
      isLeft = true
    }
  }, [late, isWanted, part])
  return part
}

/** Fetches parts ahead when the page has nothing better to do. They stand outside of the component. */
export function usePreload(...parts: ReadonlyArray<{ preload(): void }>): void {
  const preload = useEffectEvent(() => parts.forEach((part) => part.preload()))
  useEffect(() => whenIdle(() => preload()), [])
}

/** A browser does not ask for a failed part again, and behind an update it may have another name. */
function tellMissing(): void {
  if (!navigator.onLine) showFailure({ title: textForCode('offline') })
  else
    showAction(
      { title: i18n.t('common:partMissing') },
      {
        label: i18n.t('common:update.action'),
        onClick: () => window.location.reload(),
      },
    )
}
