/**
 * Does something under a name unless another tab of this browser is at it; then null, at once. A tab
 * that is closed lets go. Where there are no locks every tab does it.
 */
export async function inOneTab<Result>(
  name: string,
  act: () => Promise<Result>,
): Promise<Result | null> {
  // Absent on plain http, whatever its type says (Web Locks API: secure contexts only).
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return act()
  return locks.request(name, { ifAvailable: true }, (lock) => (lock ? act() : null))
}
