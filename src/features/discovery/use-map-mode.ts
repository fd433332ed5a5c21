import { useSyncExternalStore } from 'react'
import type { MapMode } from '#src/theme/map-colors.ts'

/** The colours that the page is in: a map knows no tokens. */
export function useMapMode(): MapMode {
  return useSyncExternalStore(watch, read)
}

function read(): MapMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}
