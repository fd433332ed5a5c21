/**
 * Rules in which who has chosen nothing gets the colours of the device before any script says so: what a
 * page has under `.dark`, which a script puts on it, holds on a dark device too unless it is `.light`.
 */
export function followDevice(css: string): string {
  const [, dark] = /\.dark(?:,[^{}]*)?\{([^{}]*--[^{}]*)\}/.exec(css) ?? []
  if (dark === undefined) throw new Error('The rules have no colours for the dark')
  return `${css}@media (prefers-color-scheme: dark){:root:not(.light){color-scheme:dark;${dark}}}`
}
