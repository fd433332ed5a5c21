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
