/** `gemini-3.8-flash` reads as `Gemini 3.8 Flash`; names that people gave stay as they are. */
export function modelLabel(model: string): string {
  const name = model.split('/').at(-1) ?? model
  if (!/^gemini-/i.test(name)) return name
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
