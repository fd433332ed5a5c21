import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withEngines } from '#server/media/ffmpeg-engines.ts'
import { measureFilm } from '#server/media/film/measure-film.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import {
  blobs,
  bricks,
  cartoon,
  cutsOf,
  disc,
  encode,
  faded,
  ffmpeg,
  measured,
  pan,
  plaid,
  probed,
  rings,
  scene,
  score,
  shoot,
  still,
  stripes,
  x264,
} from './film-scenes.ts'
import type { Colour, Scene } from './film-scenes.ts'

/** Two frames of white in the middle of a shot. */
const flash: Scene['colourAt'] = (x, y, t) =>
  t >= 1 && t < 1.08 ? [250, 250, 250] : rings(x, y, t)

const fadingOut: Scene['colourAt'] = (x, y, t) => faded(blobs(x, y, t + 1), 1 - t)
const fadingIn: Scene['colourAt'] = (x, y, t) => faded(plaid(x, y, t), t)
const fadedIn: Scene['colourAt'] = (x, y, t) => plaid(x, y, t + 1)

/** Thirty seconds: twelve hard cuts, one fade through black, and a pan and a flash that are no cuts. */
const programme = [
  scene(2.4, plaid),
  scene(1.6, rings),
  scene(3, pan),
  scene(2, stripes),
  scene(1.2, plaid),
  scene(2.6, flash),
  scene(1, blobs),
  scene(1.8, bricks),
  scene(2.2, disc),
  scene(0.8, stripes),
  scene(1.4, rings),
  scene(2, plaid),
  scene(1, blobs),
  // One shot with the one before: it darkens.
  scene(1, fadingOut),
  scene(1, () => [0, 0, 0]),
  scene(1, fadingIn),
  scene(2, fadedIn),
  scene(2, disc),
]
const starts = programme.map((_, index) =>
  programme.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0),
)
/** Scenes that go on with the shot before them. */
const isContinued = new Set([0, 13, 14, 15, 16])
const hardCuts = starts.filter((_, index) => !isContinued.has(index))
const fadeMiddle = (starts[14] ?? 0) + 0.5

test('cuts, a fade through black, a pan and a flash are told apart', async () => {
  const source = await shoot(programme)
  const target = `${source.path}.webp`
  const cut = await withEngines(null, (engines) => measureFilm(engines, source, target))
  const truth = [...hardCuts, fadeMiddle]
  const { precision, recall, f1 } = score(cut ? cutsOf(cut) : [], truth)
  expect([precision, recall].map((share) => share >= 0.85)).toEqual([true, true])
  expect(f1).toBeGreaterThanOrEqual(0.9)
}, 60_000)

test('cuts between moving pictures of every kind are found', async () => {
  const folder = await tempFolder()
  const nothing = join(folder, 'nothing.rgb')
  await writeFile(nothing, Buffer.alloc(16 * 16 * 3))
  const size = 's=320x180:r=25'
  const shots = [
    `testsrc2=${size}:d=2.4`,
    `mandelbrot=${size},trim=duration=2`,
    `gradients=${size}:d=2.2:c0=0x335577:c1=0xcc8844:x0=0:y0=0:x1=320:y1=180:seed=3`,
    `life=${size}:mold=10:ratio=0.3:seed=4:life_color=0xc0e060:death_color=0x305040,trim=duration=1.6`,
    `smptehdbars=${size}:d=1.8,hue=h=60*t`,
    `mandelbrot=${size}:start_scale=0.4:end_scale=0.01:start_x=-0.74:start_y=0.18,trim=duration=2`,
    `testsrc2=${size}:d=2,hue=h=140`,
    `cellauto=${size}:rule=110:seed=5,trim=duration=2`,
  ]
  const lengths = [2.4, 2, 2.2, 1.6, 1.8, 2, 2, 2]
  const source = await encode(folder, {
    input: nothing,
    before: ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '16x16', '-r', '25'],
    args: [
      ...shots.flatMap((shot) => ['-f', 'lavfi', '-i', shot]),
      '-filter_complex',
      `${shots.map((_, index) => `[${index + 1}:v]format=yuv420p,setsar=1[v${index}];`).join('')}${shots.map((_, index) => `[v${index}]`).join('')}concat=n=${shots.length}[out]`,
      '-map',
      '[out]',
      ...x264,
      '-preset',
      'veryfast',
      '{out}',
    ],
  })
  const truth = lengths
    .slice(0, -1)
    .map((_, index) => lengths.slice(0, index + 1).reduce((sum, one) => sum + one, 0))
  const found = cutsOf(await measured(source))
  expect(score(found, truth).f1).toBeGreaterThanOrEqual(0.9)
})

test.for([
  ['one frame of white over a still picture', 0.04, still],
  ['a tenth of a second of white over a still picture', 0.12, still],
  ['a tenth of a second of white over a moving picture', 0.12, rings],
] as const)('a flash is no cut: %s', async ([, seconds, under]) => {
  const source = await shoot([
    scene(4, (x, y, t) =>
      t >= 2 && t < 2 + seconds - 1e-6 ? [250, 250, 250] : under(x, y, t),
    ),
  ])
  expect(cutsOf(await measured(source))).toEqual([])
})

test.for([
  ['an even colour', (): Colour => [126, 92, 84]],
  ['a cartoon', cartoon],
  ['a texture', plaid],
] as const)('%s that comes out of the dark is one shot', async ([, colourAt]) => {
  const source = await shoot([
    scene(4, (x, y, t) => faded(colourAt(x, y, t), 0.3 + (t - 1) * 0.7)),
  ])
  expect(cutsOf(await measured(source))).toEqual([])
})

test('a long pan is one shot', async () => {
  const { shots, frozen, black } = await measured(await shoot([scene(5, pan)]))
  expect(shots).toEqual([{ from: 0, to: 5, brightness: expect.closeTo(0.44, 1) }])
  expect([frozen, black]).toEqual([[], []])
})

test('two engines see the same film as one', async () => {
  const source = await shoot([
    scene(1.4, plaid),
    scene(1.7, stripes),
    scene(1.3, rings),
    scene(1.6, bricks),
  ])
  const one = cutsOf(await measured(source))
  const two = await withEngines(null, (engines) =>
    measureFilm(engines, source, `${source.path}.two.webp`),
  )
  const truth = [1.4, 3.1, 4.4]
  expect(score(one, truth).f1).toBe(1)
  expect(score(two ? cutsOf(two) : [], truth).f1).toBe(1)
})

test('a picture that begins after the sound has its cuts where they are seen', async () => {
  const inner = await shoot([scene(2, plaid), scene(2, stripes)])
  const late = await encode(
    await tempFolder(),
    {
      input: inner.path,
      args: [
        '-f',
        'lavfi',
        '-i',
        'sine=f=220:d=5',
        '-filter_complex',
        '[0:v]setpts=PTS+1/TB[v]',
        '-map',
        '[v]',
        '-map',
        '1:a',
        ...x264,
        '-preset',
        'veryfast',
        '-c:a',
        'aac',
        '{out}',
      ],
    },
    'late.mp4',
  )
  expect(score(cutsOf(await measured(late)), [3]).f1).toBe(1)
})

test('frames that come seldom do not shift the times', async () => {
  const slide = (of: Scene['colourAt']) =>
    scene(3.3, (x: number, y: number) => of(x, y, 0))
  const source = await shoot([plaid, stripes, rings].map(slide), [
    '-vf',
    'scale=2*iw:2*ih,mpdecimate=max=70',
    '-vsync',
    'vfr',
    '-preset',
    'veryfast',
  ])
  const two = await withEngines(null, (engines) =>
    measureFilm(engines, source, `${source.path}.webp`),
  )
  expect(score(two ? cutsOf(two) : [], [3.3, 6.6]).f1).toBe(1)
})

test.for([
  ['H.264 as cameras write it', 'mp4', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p']],
  ['VP8', 'webm', ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8']],
] as const)('cuts lie within the tolerance in %s', async ([, extension, codec]) => {
  const inner = await shoot([scene(1.5, plaid), scene(1.9, stripes), scene(1.6, bricks)])
  const { output, log } = await ffmpeg({
    input: inner.path,
    args: [...codec, '{out}'],
    output: extension,
  })
  if (!output) throw new Error(`No film was made: ${log.slice(-400)}`)
  const path = join(await tempFolder(), `film.${extension}`)
  await writeFile(path, output)
  expect(score(cutsOf(await measured(await probed(path))), [1.5, 3.4]).f1).toBe(1)
})
