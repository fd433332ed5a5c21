const longest = 80
/** Disks take 255 bytes; some are left for a number behind the name. */
const longestBytes = 200

/** Names of devices, on Windows also with an ending behind them. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\s*(?:\.|$))/i

/** Names that the computers of this world read the same (Windows forbids the most). */
function toFileName(text: string): string {
  const clean = text
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  const ending = /\.[\p{L}\p{N}]{1,5}$/u.exec(clean)?.[0] ?? ''
  const stem = shortened(clean.slice(0, clean.length - ending.length))
  return `${stem === '' ? 'untitled' : stem}${ending}`.replace(device, '_$&')
}

function shortened(text: string): string {
  const points = Array.from(text).slice(0, longest)
  while (Buffer.byteLength(points.join('')) > longestBytes) points.pop()
  return points.join('').replaceAll(/[. ]+$/g, '')
}

/** Gives every name of a folder once: a second `harbour.jpg` is `harbour (2).jpg`. */
export function pathNames(): { unique(folder: string, text: string): string } {
  const given = new Set<string>()
  return {
    unique(folder, text) {
      const name = toFileName(text)
      const dot = name.lastIndexOf('.')
      const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
      for (let count = 1; ; count += 1) {
        const next = count === 1 ? name : `${stem} (${count})${ending}`
        // Some disks take two names that differ in case for one.
        const key = `${folder}/${next}`.toLowerCase()
        if (given.has(key)) continue
        given.add(key)
        return next
      }
    },
  }
}
