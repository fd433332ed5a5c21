import type { Speech } from '#routers/voice.ts'

/** Canonical RIFF WAVE header: `fmt ` of 16 bytes and `data`. */
const headerBytes = 44

/** What sound the bytes are, by themselves alone: names and types that came along can be wrong. */
export function speechFormat(bytes: Buffer): Speech['format'] | undefined {
  if (bytes.length > headerBytes && isRiffWave(bytes)) return 'wav'
  return bytes.length > headerBytes && isMp3(bytes) ? 'mp3' : undefined
}

function isRiffWave(bytes: Buffer): boolean {
  return (
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WAVE'
  )
}

/** An ID3v2 tag, or a frame of MPEG layer III (ISO/IEC 11172-3, 2.4.1.3). */
function isMp3(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 3) === 'ID3') return true
  const [sync = 0, kind = 0, rates = 0] = bytes
  const isSync = sync === 0xff && (kind & 0xe0) === 0xe0
  const isLayer3 = (kind & 0x06) === 0x02 && (kind & 0x18) !== 0x08
  const bitrate = rates >> 4
  return isSync && isLayer3 && bitrate > 0 && bitrate < 15 && (rates & 0x0c) !== 0x0c
}

/** Headerless mono 16-bit little-endian samples as a WAV. */
export function wrapPcm(samples: Buffer, rate: number): Buffer {
  const whole = samples.subarray(0, samples.length - (samples.length % 2))
  const header = Buffer.alloc(headerBytes)
  header.write('RIFF', 0)
  header.writeUInt32LE(headerBytes - 8 + whole.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(whole.length, 40)
  return Buffer.concat([header, whole])
}

/** kbit/s of layer III by index (ISO/IEC 11172-3, 2.4.2.3, and 13818-3 for the lower rates). */
const bitrates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const

/**
 * How long speech lasts, from its size and its rate: for counting, not for playing. Lengths in headers
 * are not believed, as servers that stream write any number there.
 */
export function speechSeconds({ data, format }: Speech): number {
  if (format === 'wav') {
    const bytesPerSecond = data.readUInt32LE(28)
    return bytesPerSecond > 0 ? (data.length - headerBytes) / bytesPerSecond : 0
  }
  const start = firstFrame(data)
  const isMpeg1 = ((data[start + 1] ?? 0) & 0x18) === 0x18
  const index = (data[start + 2] ?? 0) >> 4
  const kbits = bitrates[isMpeg1 ? 'mpeg1' : 'mpeg2'][index] ?? 0
  return kbits > 0 ? ((data.length - start) * 8) / (kbits * 1000) : 0
}

/** Behind an ID3v2 tag, whose size is written in seven bits a byte (id3.org, ID3v2.4, 3.1). */
function firstFrame(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 3) !== 'ID3') return 0
  return bytes.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 0x7f), 0) + 10
}
