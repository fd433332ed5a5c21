/** The storage key and the channel, as other programs know them too. */
const key = 'auth_change'

/** A browser without one has the storage event. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(key)

/** What was told or heard last: both ways bring the same news. */
let latest = ''

/** Tells the other tabs that someone signed in or out here. The value says nothing but when. */
export function announceAuthChange(): void {
  latest = `${Date.now()}-${Math.random()}`
  localStorage.setItem(key, latest)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel?.postMessage(latest)
}

/** Calls back once when another tab signed in or out; returns the end of listening. */
export function onAuthChange(changed: () => void): () => void {
  const hear = (news: unknown) => {
    if (typeof news !== 'string' || news === latest) return
    latest = news
    changed()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) hear(event.newValue)
  }
  const onMessage = (event: MessageEvent) => hear(event.data)
  window.addEventListener('storage', onStorage)
  channel?.addEventListener('message', onMessage)
  return () => {
    window.removeEventListener('storage', onStorage)
    channel?.removeEventListener('message', onMessage)
  }
}
