import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Circle {
  x: number
  y: number
  r: number
  fill: string
}

const hues = [
  'medium.photography',
  'medium.painting',
  'medium.music',
  'medium.graphicDesign',
  'medium.illustration',
  'medium.film',
]

/** Discs in a loosened grid by a fixed rule: the same picture for everyone, made by nobody's hand. */
const circles: Circle[] = Array.from({ length: 70 }, (_, index) => {
  const column = index % 7
  const row = Math.floor(index / 7)
  const wave = Math.sin(column * 1.3 + row * 0.9) + Math.cos(column * 0.7 - row * 1.1)
  return {
    x: 60 + column * 96 + Math.sin(row * 2.1 + column) * 14,
    y: 50 + row * 96 + Math.cos(column * 1.7 + row) * 14,
    r: 16 + Math.abs(wave) * 15,
    fill: hues[(index * 5 + row) % hues.length] ?? 'medium.none',
  }
})

const Svg = chakra('svg')
const Disc = chakra('circle')
const Arc = chakra('path')

/** A drawing in the hues of the media, for the places where nobody's work hangs yet. */
export function ArtWall(): ReactNode {
  return (
    <Svg
      viewBox="0 0 700 1000"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      position="absolute"
      inset="0"
      bg="bg.subtle"
      aria-hidden
    >
      {circles.map(({ x, y, r, fill }, index) => (
        <Disc
          key={index}
          cx={x}
          cy={y}
          r={r}
          fill={index % 4 === 3 ? 'none' : fill}
          stroke={fill}
          strokeWidth="2"
          opacity={index % 3 === 0 ? 0.9 : 0.45}
        />
      ))}
      {[0, 1, 2, 3, 4].map((line) => (
        <Arc
          key={line}
          d={`M -20 ${180 + line * 170} C 200 ${60 + line * 190}, 420 ${340 + line * 130}, 720 ${120 + line * 185}`}
          fill="none"
          stroke="fg"
          strokeWidth="1.5"
          opacity="0.35"
        />
      ))}
    </Svg>
  )
}
