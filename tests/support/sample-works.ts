import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { ffmpegFor } from '#server/media/ffmpeg.ts'

export interface SampleWorks {
  photo: string
  painting: string
  song: string
  film: string
  pages: string
}

/** Real works of every family, drawn, played and written by rule: the same bytes on every machine. */
export async function makeSampleWorks(folder: string): Promise<SampleWorks> {
  const path = (name: string) => join(folder, name)
  const works: SampleWorks = {
    photo: path('harbour at dusk.jpg'),
    painting: path('three fields.png'),
    song: path('slow tide.mp3'),
    film: path('crossing.mp4'),
    pages: path('the ferry.pdf'),
  }
  if (Object.values(works).every((file) => existsSync(file))) return works
  mkdirSync(folder, { recursive: true })
  writeFileSync(works.photo, drawHarbour())
  writeFileSync(works.painting, drawFields())
  writeFileSync(works.pages, writePdf(ferry))
  await playSong(path('tide.wav'), works.song)
  await shootFilm(path('frames.rgb'), works.film)
  return works
}

/** A dark water with a low sun: most of it deep, a little of it bright. */
function drawHarbour(): Buffer {
  const [width, height] = [1800, 1200]
  const canvas = createCanvas(width, height)
  const c = canvas.getContext('2d')
  const sky = c.createLinearGradient(0, 0, 0, height * 0.6)
  sky.addColorStop(0, '#1b2233')
  sky.addColorStop(0.7, '#6b4a4c')
  sky.addColorStop(1, '#d98a54')
  c.fillStyle = sky
  c.fillRect(0, 0, width, height * 0.6)
  const water = c.createLinearGradient(0, height * 0.6, 0, height)
  water.addColorStop(0, '#7a5646')
  water.addColorStop(1, '#0e1018')
  c.fillStyle = water
  c.fillRect(0, height * 0.6, width, height * 0.4)
  c.fillStyle = '#ffd9a0'
  c.beginPath()
  c.arc(1240, height * 0.57, 58, 0, Math.PI * 2)
  c.fill()
  for (let line = 0; line < 70; line += 1) {
    const y = height * 0.61 + line * 6.4
    c.strokeStyle = `rgba(255, 200, 140, ${0.32 - line * 0.004})`
    c.lineWidth = 2
    const half = 40 + line * 4 + Math.sin(line * 2.3) * 30
    c.beginPath()
    c.moveTo(1240 - half + Math.sin(line) * 24, y)
    c.lineTo(1240 + half * 0.8 + Math.cos(line * 1.7) * 24, y)
    c.stroke()
  }
  c.fillStyle = '#0b0d14'
  for (let mast = 0; mast < 7; mast += 1) {
    const x = 140 + mast * 130 + Math.sin(mast * 3) * 30
    const top = height * (0.18 + 0.05 * Math.sin(mast * 1.9))
    c.fillRect(x, top, 6, height * 0.62 - top)
    c.beginPath()
    c.moveTo(x - 70, height * 0.6)
    c.quadraticCurveTo(x, height * 0.67, x + 76, height * 0.6)
    c.closePath()
    c.fill()
  }
  return canvas.toBuffer('image/jpeg', 88)
}

/** Bands of flat colour with a few marks: a painting seen from across the room. */
function drawFields(): Buffer {
  const [width, height] = [1200, 1500]
  const canvas = createCanvas(width, height)
  const c = canvas.getContext('2d')
  const bands = ['#e9dfc7', '#d9b45f', '#b5552f', '#3d5a4c', '#22303b']
  bands.forEach((colour, index) => {
    c.fillStyle = colour
    c.beginPath()
    const top = (index * height) / bands.length
    c.moveTo(0, top)
    for (let x = 0; x <= width; x += 20)
      c.lineTo(x, top + Math.sin(x / 140 + index * 1.3) * 22 + Math.sin(x / 37) * 4)
    c.lineTo(width, height)
    c.lineTo(0, height)
    c.closePath()
    c.fill()
  })
  for (let mark = 0; mark < 400; mark += 1) {
    const x = (mark * 397) % width
    const y = (mark * 691) % height
    c.strokeStyle = `rgba(${mark % 2 ? '255, 248, 230' : '20, 20, 24'}, 0.13)`
    c.lineWidth = 3 + (mark % 5)
    c.beginPath()
    c.moveTo(x, y)
    c.lineTo(x + 50 + (mark % 60), y + Math.sin(mark) * 16)
    c.stroke()
  }
  return canvas.toBuffer('image/png')
}

export const sampleRate = 22_050

/** Eight seconds of slow chords that swell and fall, in stereo. */
async function playSong(wav: string, target: string): Promise<void> {
  const seconds = 8
  const samples = Buffer.alloc(seconds * sampleRate * 4)
  const chords = [
    [220, 277.18, 329.63],
    [196, 246.94, 293.66],
  ]
  for (let at = 0; at < seconds * sampleRate; at += 1) {
    const time = at / sampleRate
    const chord = chords[Math.floor(time / 2) % 2] ?? []
    const swell = 0.25 + 0.2 * Math.sin((time / seconds) * Math.PI * 2)
    const tone = chord.reduce((sum, hz) => sum + Math.sin(time * hz * Math.PI * 2), 0) / 3
    samples.writeInt16LE(Math.round(tone * swell * 32_000), at * 4)
    samples.writeInt16LE(Math.round(tone * swell * 26_000), at * 4 + 2)
  }
  writeFileSync(wav, Buffer.concat([wavHeader(samples.byteLength), samples]))
  const { output } = await ffmpegFor(null)({
    input: wav,
    args: ['-b:a', '96k', '{out}'],
    output: 'mp3',
  })
  writeFileSync(target, output ?? '')
}

/** Sixteen bits, stereo, at `sampleRate`. */
export function wavHeader(bytes: number): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + bytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(2, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate * 4, 28)
  header.writeUInt16LE(4, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(bytes, 40)
  return header
}

/** Three seconds of a disc that crosses a field, at twelve frames a second, without sound. */
async function shootFilm(raw: string, target: string): Promise<void> {
  const [width, height, frames] = [320, 180, 36]
  const pixels = Buffer.alloc(width * height * 3 * frames)
  for (let frame = 0; frame < frames; frame += 1) {
    const x = (frame / frames) * width
    for (let at = 0; at < width * height; at += 1) {
      const [column, row] = [at % width, Math.floor(at / width)]
      const isDisc = Math.hypot(column - x, row - 90) < 34
      const offset = (frame * width * height + at) * 3
      pixels[offset] = isDisc ? 224 : 38 + row / 3
      pixels[offset + 1] = isDisc ? 150 : 54 + row / 4
      pixels[offset + 2] = isDisc ? 92 : 70
    }
  }
  writeFileSync(raw, pixels)
  const { output, log } = await ffmpegFor(null)({
    input: raw,
    before: [
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      '12',
    ],
    args: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '{out}'],
    output: 'mp4',
  })
  if (!output) throw new Error(`No film: ${log.slice(-400)}`)
  writeFileSync(target, output)
}

const ferry = [
  'The ferry came in late and nobody on the quay said so.',
  '"Is that her?" asked the boy. "That is her," said his father.',
  'Ropes went over the side. A bell. Then the ramp came down on the stones with the sound that',
  'every one of them had known since they were small enough to be carried, and for which, had',
  'anyone asked, they would not have had a word. She was not on it.',
  'They waited until the last car. They waited a little longer than that.',
]

/** One page of text, written by hand: objects, a font that every reader has, and no table of offsets. */
function writePdf(lines: string[]): Buffer {
  const escape = (line: string) => line.replaceAll(/[\\()]/g, '\\$&')
  const text = lines.map((line) => `(${escape(line)}) Tj T*`).join('\n')
  const stream = `BT /F1 11 Tf 16 TL 56 720 Td ${text} ET`
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${stream.length}>>stream
${stream}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Times-Roman>>endobj
trailer<</Root 1 0 R>>
`)
}
