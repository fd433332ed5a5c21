const oggMark = Buffer.from('OggS')
const oggHeaderBytes = 27
const isFirstPage = 0x02
/** How the first packet of a stream begins: Vorbis, Opus, FLAC and Speex. */
const soundPackets = ['\u0001vorbis', 'OpusHead', '\u007fFLAC', 'Speex   ']
/** Theora, OGM, Dirac and VP8. */
const filmPackets = ['\u0080theora', '\u0001video', 'BBCD\0', 'OVP80']

/**
 * Whether an Ogg file is sound and nothing to look at. The first pages of all its streams come before
 * anything else (RFC 3533, section 4), in any order, so a film may begin with its sound.
 */
export function isOggSound(head: Uint8Array): boolean {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  let hasSound = false
  for (let at = 0; at + oggHeaderBytes <= bytes.length;) {
    const isPage = bytes.subarray(at, at + 4).equals(oggMark) && bytes[at + 4] === 0
    if (!isPage || ((bytes[at + 5] ?? 0) & isFirstPage) === 0) break
    const segments = bytes[at + oggHeaderBytes - 1] ?? 0
    const lengths = bytes.subarray(at + oggHeaderBytes, at + oggHeaderBytes + segments)
    const start = at + oggHeaderBytes + segments
    const packet = bytes.toString('latin1', start, start + 8)
    if (filmPackets.some((mark) => packet.startsWith(mark))) return false
    hasSound ||= soundPackets.some((mark) => packet.startsWith(mark))
    at = start + lengths.reduce((sum, length) => sum + length, 0)
  }
  return hasSound
}

/** ASF_Stream_Properties_Object and ASF_Video_Media (ASF specification, section 10). */
const streamProperties = Buffer.from('9107dcb7b7a9cf118ee600c00c205365', 'hex')
const videoMedia = Buffer.from('c0ef19bc4d5bcf11a8fd00805f5c442b', 'hex')
/** An object's name and its length come before the type of the stream. */
const typeOffset = 24

/** Whether any stream that an ASF header names is a film: a sound may be named before it. */
export function hasAsfFilm(head: Uint8Array): boolean {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  for (
    let at = bytes.indexOf(streamProperties);
    at >= 0;
    at = bytes.indexOf(streamProperties, at + 1)
  ) {
    const type = bytes.subarray(at + typeOffset, at + typeOffset + videoMedia.length)
    if (type.equals(videoMedia)) return true
  }
  return false
}
