export type ColourMode = 'system' | 'light' | 'dark'

const key = 'refyn-appearance'
const dark = window.matchMedia('(prefers-color-scheme: dark)')

export function readColourMode(): ColourMode {
  const stored = localStorage.getItem(key)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Applies and keeps a choice; `system` follows the device, also when that changes. */
export function chooseColourMode(mode: ColourMode): void {
  if (mode === 'system') localStorage.removeItem(key)
  else localStorage.setItem(key, mode)
  apply()
}

function apply(): void {
  const mode = readColourMode()
  const isDark = mode === 'dark' || (mode === 'system' && dark.matches)
  const { classList, style } = document.documentElement
  classList.toggle('dark', isDark)
  classList.toggle('light', !isDark)
  style.colorScheme = isDark ? 'dark' : 'light'
}

export function startColourMode(): void {
  apply()
  dark.addEventListener('change', apply)
}
