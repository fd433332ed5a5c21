import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { load } from './load.ts'
import { alternate, median } from './rounds.ts'
import { atLeast, atRatio } from './row.ts'
import { runBare } from './run-bare.ts'
import { formUpload, pictureBytes } from './send-bytes.ts'
import { fewRows, seededServer } from './stage.ts'
import type { Bench } from './stage.ts'
import type { LoadResult } from './load.ts'

const size = 100_000_000
const pieceBytes = 1024 * 1024
const leastRatio = 1.5
const leastThumbnails = 8000

/** A file of 100 MB, parts of it as players ask for them, and thumbnails, behind the session. */
export const serve: Bench = async ({ pace }) => {
  const house = await seededServer(fewRows)
  const { server, members } = house
  const plainPath = join(server.folder, 'plain.jpg')
  await writeFile(plainPath, Buffer.concat([...pictureBytes(size)]))
  const bare = await runBare('files', server.folder, plainPath)
  try {
    const cookie = members[0]?.cookie ?? ''
    const { url, pid } = server
    const file = await uploaded(formUpload({ url, cookie }, { files: 1, size }))
    const picture = await uploaded(
      formUpload({ url, cookie }, { bodies: [await drawPicture()] }),
    )
    const content = `/api/files/${file}/content`
    const run = (ask: { connections: number; range?: string }) => {
      const headers: Record<string, string> = ask.range ? { range: ask.range } : {}
      const shared = { ms: pace.loadMs, connections: ask.connections }
      return alternate(pace, {
        bare: () =>
          load({ url: bare.url, pid: bare.pid, paths: ['/'], headers, ...shared }),
        ours: () =>
          load({
            url,
            pid,
            paths: [content],
            headers: { cookie, ...headers },
            ...shared,
          }),
      })
    }
    const unit = 'MB/s'
    const whole = await run({ connections: 2 })
    const range = `bytes=${30 * pieceBytes}-${31 * pieceBytes - 1}`
    const ranges = await run({ connections: 8, range })
    const thumbnails = await alternate(pace, {
      bare: () =>
        load({ url: bare.url, pid: bare.pid, paths: ['/small'], ms: pace.loadMs }),
      ours: () =>
        load({
          url,
          pid,
          paths: [`/api/files/${picture}/content?w=480`],
          headers: { cookie },
          ms: pace.loadMs,
        }),
    })
    return [
      atRatio({ what: 'file of 100 MB, whole', unit, ...speed(whole) }, leastRatio),
      atRatio({ what: 'ranges of 1 MiB', unit, ...speed(ranges) }, leastRatio),
      atLeast(
        { what: 'cached thumbnail', unit: 'answers/s', ...answers(thumbnails) },
        leastThumbnails,
      ),
    ]
  } finally {
    await bare.close()
    await server.close()
  }
}

type Sides = { bare: LoadResult[]; ours: LoadResult[] }

function speed({ bare, ours }: Sides): { bare: number; ours: number } {
  const of = (side: LoadResult[]) =>
    median(side.map(({ megabytesPerSecond }) => megabytesPerSecond))
  return { bare: of(bare), ours: of(ours) }
}

function answers({ bare, ours }: Sides): { bare: number; ours: number } {
  const of = (side: LoadResult[]) => median(side.map(({ perSecond }) => perSecond))
  return { bare: of(bare), ours: of(ours) }
}

async function uploaded(upload: ReturnType<typeof formUpload>): Promise<string> {
  const { files } = JSON.parse((await upload).body) as { files: Array<{ id: string }> }
  return files[0]?.id ?? ''
}

/** Enough in it that its thumbnail has the usual 12 kB. */
export async function drawPicture(): Promise<Buffer> {
  const canvas = createCanvas(1200, 800)
  const c = canvas.getContext('2d')
  for (let n = 0; n < 900; n += 1) {
    c.fillStyle = `hsl(${(n * 47) % 360} 60% ${30 + (n % 5) * 10}%)`
    c.fillRect((n * 137) % 1200, (n * 89) % 800, 90, 60)
  }
  return canvas.encode('jpeg', 90)
}
