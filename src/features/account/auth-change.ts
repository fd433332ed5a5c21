const key = 'auth_change'

/** Tells the other tabs that someone signed in or out here. The value says nothing but when. */
export function announceAuthChange(): void {
  localStorage.setItem(key, String(Date.now()))
}

/** Calls back when another tab signed in or out; returns the end of listening. */
export function onAuthChange(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) changed()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
