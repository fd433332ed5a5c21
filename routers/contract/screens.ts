/**
 * Who sees what at an address (part 1, section 2). `member`: the screen when signed in, the landing
 * page otherwise. `visitor`: the screen for visitors, the home screen when signed in.
 */
export type Access = 'member' | 'visitor' | 'everyone'

export const routeTable = {
  '/': 'member',
  '/auth': 'visitor',
  '/login': 'visitor',
  '/register': 'visitor',
  '/reset-password': 'everyone',
  '/notes': 'member',
  '/micro-courses': 'member',
  '/cultural-discovery': 'member',
  '/info': 'member',
  '/admin': 'member',
  '/success': 'member',
} as const satisfies Record<string, Access>

export const isScreen = (pathname: string): boolean => Object.hasOwn(routeTable, pathname)

/** Addresses that are no screen are for members: a visitor sees the landing page there too. */
export function accessOf(pathname: string): Access {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return (routeTable as Record<string, Access>)[path] ?? 'member'
}
