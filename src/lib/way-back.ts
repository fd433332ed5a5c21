const key = 'refyn-way-back'

/** Where somebody wants to be who has to sign in first. The tab knows it, and nobody else. */
export function keepWayBack(): void {
  const place = window.location.pathname + window.location.search
  if (place !== '/') sessionStorage.setItem(key, place)
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
