import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { ffmpegFor } from '#server/media/ffmpeg.ts'
import type { Sharp } from 'sharp'

type Colour = readonly [red: number, green: number, blue: number]

/** A picture by a rule for each pixel, as an encoder is asked to write it. */
export function picture(
  size: { width: number; height: number },
  colourAt: (x: number, y: number) => Colour,
): Sharp {
  const pixels = Buffer.alloc(size.width * size.height * 3)
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1)
      pixels.set(colourAt(x, y), (y * size.width + x) * 3)
  return sharp(pixels, { raw: { ...size, channels: 3 } })
}

export function plain(colour: Colour, size = { width: 64, height: 48 }): Sharp {
  return picture(size, () => colour)
}

/** 16-bit PCM in a RIFF header; `channels` copies of the same sample. */
export function wav(
  seconds: number,
  sampleAt: (second: number) => number,
  channels = 2,
  rate = 48_000,
): Buffer {
  const frames = Math.round(seconds * rate)
  const data = Buffer.alloc(frames * channels * 2)
  for (let frame = 0; frame < frames; frame += 1) {
    const value = Math.round(sampleAt(frame / rate) * 32_767)
    for (let channel = 0; channel < channels; channel += 1)
      data.writeInt16LE(value, (frame * channels + channel) * 2)
  }
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + data.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(channels, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * channels * 2, 28)
  header.writeUInt16LE(channels * 2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(data.length, 40)
  return Buffer.concat([header, data])
}

/** A sine of `dbfs` at its peak. */
export function sine(hertz: number, dbfs: number): (second: number) => number {
  const peak = 10 ** (dbfs / 20)
  return (second) => peak * Math.sin(2 * Math.PI * hertz * second)
}

/** A sound in the container that `extension` names, by the ffmpeg that comes with the app. */
export async function sound(
  folder: string,
  extension: string,
  seconds = 1,
): Promise<Buffer> {
  const input = join(folder, `for-${extension}.wav`)
  await writeFile(input, wav(seconds, sine(440, -12)))
  const { output, log } = await ffmpegFor(null)({
    input,
    args: ['{out}'],
    output: extension,
  })
  if (!output) throw new Error(`No ${extension} was made: ${log.slice(-300)}`)
  return output
}

/** One second of grey frames, ten a second, without a sound track. */
export async function film(
  folder: string,
  extension: string,
  codec?: string,
): Promise<Buffer> {
  const size = { width: 64, height: 48 }
  const input = join(folder, `for-${extension}.raw`)
  const frames = Array.from({ length: 10 }, (_, index) =>
    Buffer.alloc(size.width * size.height * 3, 60 + index * 15),
  )
  await writeFile(input, Buffer.concat(frames))
  const { output, log } = await ffmpegFor(null)({
    input,
    before: ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '64x48', '-r', '10'],
    args: [...(codec ? ['-c:v', codec] : []), '-pix_fmt', 'yuv420p', '{out}'],
    output: extension,
  })
  if (!output) throw new Error(`No ${extension} was made: ${log.slice(-300)}`)
  return output
}

/** A PDF of pages with lines of text, written by hand. */
export function pdf(pages: string[][]): Buffer {
  const objects: string[] = []
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  objects.push('<< /Type /Catalog /Pages 2 0 R >>')
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  for (const [index, lines] of pages.entries()) {
    const text = lines
      .map((line) => `(${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj 0 -20 Td`)
      .join('\n')
    const stream = `BT /F1 12 Tf 50 750 Td\n${text}\nET`
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    )
  }
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets
    .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('')
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}
