import { Box, chakra, HStack } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Svg = chakra('svg')
const Shape = chakra('path')

const works = Array.from({ length: 8 }, (_, index) => ({
  hue: [
    'medium.painting',
    'medium.photography',
    'medium.illustration',
    'medium.music',
    'medium.graphicDesign',
    'medium.film',
    'medium.dance',
    'medium.creativeWriting',
  ][index] as string,
  lines: Array.from({ length: 9 }, (_, line) => {
    const y = 18 + line * 20
    const swing = 26 * Math.sin(index * 1.7 + line * 0.55)
    const other = 26 * Math.cos(index * 0.9 - line * 0.4)
    return `M 12 ${y} C 60 ${y + swing}, 140 ${y - other}, 188 ${y + swing * 0.4}`
  }),
}))

/** Drawings of the house that pass by slowly; they stand still for who wants no motion. */
export function GalleryStrip({ label }: { label: string }): ReactNode {
  return (
    <Box overflow="hidden" role="img" aria-label={label} py="2">
      <HStack
        gap="4"
        width="max-content"
        css={{
          '@keyframes refyn-drift': { to: { transform: 'translateX(-50%)' } },
          animation: 'refyn-drift 80s linear infinite',
          _motionReduce: { animation: 'none' },
        }}
      >
        {[...works, ...works].map(({ hue, lines }, index) => (
          <Svg
            key={index}
            viewBox="0 0 200 200"
            boxSize={{ base: '9rem', md: '13rem' }}
            bg="bg.panel"
            borderRadius="control"
            borderWidth="1px"
            borderColor="border.muted"
            color={hue}
          >
            {lines.map((d, line) => (
              <Shape
                key={d}
                d={d}
                fill="none"
                stroke="currentColor"
                strokeWidth={1 + ((line + index) % 4) * 2.2}
                strokeLinecap="round"
                opacity={0.35 + ((line * 3 + index) % 5) * 0.15}
              />
            ))}
          </Svg>
        ))}
      </HStack>
    </Box>
  )
}
