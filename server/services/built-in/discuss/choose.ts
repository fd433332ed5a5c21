/** Takes one of several. The same seed and name give the same one, and the next `step` another. */
export type Choose = <Item>(
  name: string,
  items: readonly [Item, ...Item[]],
  step?: number,
) => Item

/** Variety without chance: two works differ, and the same work gives the same talk. */
export function createChoose(seed: string): Choose {
  const work = hash(seed)
  return (name, items, step = 0) =>
    items[(hash(`${name} ${work}`) + step) % items.length] ?? items[0]
}

/** FNV-1a over UTF-16 units, with a last mixing so that the low bits differ too. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93)
  value = Math.imul(value ^ (value >>> 15), 0x85_eb_ca_6b)
  return (value ^ (value >>> 13)) >>> 0
}
