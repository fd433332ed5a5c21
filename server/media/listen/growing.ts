/** A typed array that grows: a track's length is only known when its last chunk has been read. */
export interface Growing {
  push(value: number): void
  /** A view of what was pushed, valid until the next push. */
  values(): Float32Array
}

export function createGrowing(): Growing {
  let store = new Float32Array(4096)
  let length = 0
  return {
    push(value) {
      if (length === store.length) {
        const larger = new Float32Array(length * 2)
        larger.set(store)
        store = larger
      }
      store[length] = value
      length += 1
    },
    values: () => store.subarray(0, length),
  }
}
