import { useEffect } from 'react'
import { i18n } from './i18n.ts'

/** Names the screen in the browser's tab and to who has it read aloud. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${i18n.t('common:product')}`
    return () => {
      document.title = i18n.t('common:product')
    }
  }, [title])
}
