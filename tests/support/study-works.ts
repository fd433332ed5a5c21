import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { ffmpegFor } from '#server/media/ffmpeg.ts'
import { sampleRate, wavHeader } from './sample-works.ts'

export interface StudyWorks {
  night: string
  mix: string
  cuts: string
  /** What the three, and the pages of a story, have become after some work. */
  betterNight: string
  betterMix: string
  betterCuts: string
  betterPages: string
}

/**
 * Works with something to find in each: a leaning dark picture, a clipped mix, a cut with one long
 * shot; and an improved version of each.
 */
export async function makeStudyWorks(folder: string): Promise<StudyWorks> {
  const path = (name: string) => join(folder, name)
  const works: StudyWorks = {
    night: path('night quay.jpg'),
    mix: path('too loud.wav'),
    cuts: path('five rooms.mp4'),
    betterNight: path('night quay_improved.jpg'),
    betterMix: path('too loud_improved.wav'),
    betterCuts: path('five rooms_improved.mp4'),
    betterPages: path('the ferry_improved.txt'),
  }
  if (Object.values(works).every((file) => existsSync(file))) return works
  mkdirSync(folder, { recursive: true })
  writeFileSync(works.night, drawNight({ tilt: 4, wall: '#000000' }))
  writeFileSync(works.betterNight, drawNight({ tilt: 0, wall: '#2c3140' }))
  writeFileSync(works.mix, playMix({ quiet: 0.7, loud: 1.7 }))
  writeFileSync(works.betterMix, playMix({ quiet: 0.45, loud: 0.62 }))
  await shootRooms(path('rooms.rgb'), works.cuts, rooms)
  await shootRooms(path('shorter.rgb'), works.betterCuts, shorterRooms)
  writeFileSync(works.betterPages, betterFerry)
  return works
}

/** A quay at night, leaning by four degrees: black on the left, one lamp burnt out on the right. */
function drawNight({ tilt, wall }: { tilt: number; wall: string }): Buffer {
  const [width, height] = [1500, 1000]
  const canvas = createCanvas(width, height)
  const c = canvas.getContext('2d')
  c.fillStyle = '#1b2334'
  c.fillRect(0, 0, width, height)
  c.translate(width / 2, height / 2)
  c.rotate((tilt * Math.PI) / 180)
  c.fillStyle = '#2f3a35'
  c.fillRect(-width, 90, width * 2, height)
  c.fillStyle = wall
  c.fillRect(-width, -height, width * 0.62, height * 2)
  for (let window = 0; window < 18; window += 1) {
    c.fillStyle = window % 3 === 0 ? '#d9a05a' : '#5b4a3a'
    c.fillRect(-150 + (window % 6) * 70, -210 + Math.floor(window / 6) * 80, 34, 46)
  }
  const lamp = c.createRadialGradient(520, -120, 10, 520, -120, 260)
  lamp.addColorStop(0, '#ffffff')
  lamp.addColorStop(0.35, '#fff4dd')
  lamp.addColorStop(1, 'rgba(255, 220, 160, 0)')
  c.fillStyle = lamp
  c.fillRect(200, -400, 640, 600)
  return canvas.toBuffer('image/jpeg', 90)
}

/** Twenty-four seconds at 120 beats a minute, driven into the ceiling, with a hole of three seconds. */
function playMix(drives: { quiet: number; loud: number }): Buffer {
  const seconds = 24
  const samples = Buffer.alloc(seconds * sampleRate * 4)
  const roots = [110, 87.31, 130.81, 98]
  for (let at = 0; at < seconds * sampleRate; at += 1) {
    const time = at / sampleRate
    if (time > 15 && time < 18) continue
    const beat = time % 0.5
    const kick =
      Math.exp(-beat * 18) *
      Math.sin(2 * Math.PI * (50 + 90 * Math.exp(-beat * 30)) * beat)
    const hat = Math.exp(-((time + 0.25) % 0.5) * 60) * (((at * 7919) % 2000) / 1000 - 1)
    const root = roots[Math.floor(time / 2) % 4] ?? 110
    const chord = [1, 1.5, 2, 2.52]
      .map((ratio) => Math.sin(2 * Math.PI * root * 2 * ratio * time))
      .reduce((sum, tone) => sum + tone, 0)
    const drive = time < 8 ? drives.quiet : drives.loud
    const mixed = drive * (kick * 0.9 + hat * 0.25 + (chord / 4) * 0.5)
    const clip = (value: number) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767)
    samples.writeInt16LE(clip(mixed), at * 4)
    samples.writeInt16LE(clip(mixed * 0.92 + hat * 0.1), at * 4 + 2)
  }
  return Buffer.concat([wavHeader(samples.byteLength), samples])
}

/** Each room: seconds, and the grey it is painted in. The fourth is held for too long. */
const rooms = [
  [2, 60],
  [1, 140],
  [3, 85],
  [18, 45],
  [2, 200],
] as const

const shorterRooms = rooms.map(
  ([seconds, grey], room) => [room === 3 ? 5 : seconds, grey] as const,
)

/** The opening of the story in other words: fewer of the same ones. */
const betterFerry = `The Ferry

The ferry came at six, as it did each evening, and nobody on the landing looked up. A gull walked
along the rail. Marta counted the steps to the water and stopped at nine.

"You are early," said the man with the ropes.

"I am late by a year," she said.

He laughed, coiled the line twice around his arm, and held out a hand that smelled of diesel and
salt. Behind her the village switched on its windows, one after another, as if somebody went
through it with a match.

She had meant to write. Instead there was the boat, the dark strip of water that grew between it
and the stones, and a bell that rang once for leaving.
`

async function shootRooms(
  raw: string,
  target: string,
  shots: ReadonlyArray<readonly [seconds: number, grey: number]>,
): Promise<void> {
  const [width, height, rate] = [320, 180, 12]
  const frames = shots.flatMap(([seconds, grey], room) =>
    Array.from({ length: seconds * rate }, (_, frame) => ({ grey, room, frame })),
  )
  const pixels = Buffer.alloc(width * height * 3 * frames.length)
  for (const [index, { grey, room, frame }] of frames.entries())
    for (let at = 0; at < width * height; at += 1) {
      const [x, y] = [at % width, Math.floor(at / width)]
      const isWall =
        (Math.floor(x / (24 + room * 9)) + Math.floor(y / (30 - room * 4))) % 2
      const isMan = Math.hypot(x - 60 - ((frame * 3) % 200), y - 110) < 26
      const offset = (index * width * height + at) * 3
      pixels[offset] = isMan ? 190 : grey + isWall * 24
      pixels[offset + 1] = isMan ? 120 : grey - 8 + isWall * 20 + room * 4
      pixels[offset + 2] = isMan ? 80 : grey + 12 - room * 6 + isWall * 16
    }
  writeFileSync(raw, pixels)
  const { output, log } = await ffmpegFor(null)({
    input: raw,
    before: `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${rate}`.split(' '),
    args: '-c:v libx264 -pix_fmt yuv420p -movflags +faststart {out}'.split(' '),
    output: 'mp4',
  })
  if (!output) throw new Error(`No film: ${log.slice(-400)}`)
  writeFileSync(target, output)
}
