import { isScreen } from '#routers/contract/screens.ts'

const key = 'refyn-way-back'

/** Where somebody wants to be who has to sign in first. The tab knows it, and nobody else. */
export function keepWayBack(): void {
  const { pathname, search } = window.location
  const isStart = pathname === '/' && search === ''
  if (isScreen(pathname) && !isStart) sessionStorage.setItem(key, pathname + search)
}

/** The place that was kept, once; the start where there is none. */
export function takeWayBack(): string {
  const place = sessionStorage.getItem(key) ?? '/'
  forgetWayBack()
  return place
}

export function forgetWayBack(): void {
  sessionStorage.removeItem(key)
}
