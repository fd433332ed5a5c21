import { Box, chakra, HStack } from '@chakra-ui/react'
import { galleryHeight, galleryWorks } from './gallery-works.ts'
import type { ReactNode } from 'react'

const Picture = chakra('picture')
const Image = chakra('img')

/** By name and kind, as `./gallery/ridges.avif`: scripts/make-gallery.ts draws them before a build. */
const drawn = import.meta.glob<string>('./gallery/*.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** So many are in view on a usual screen: the others come when they are about to. */
const atOnce = 4

/** Works drawn by the house that pass by slowly; they stand still for who wants no motion. */
export function GalleryStrip({ label }: { label: string }): ReactNode {
  return (
    <Box overflow="hidden" role="img" aria-label={label} py="2" className="gallery">
      <HStack
        gap="4"
        width="max-content"
        css={{
          '@keyframes refyn-drift': { to: { transform: 'translateX(-50%)' } },
          animation: 'refyn-drift 140s linear infinite',
          _motionReduce: { animation: 'none' },
        }}
      >
        {[...galleryWorks, ...galleryWorks].map(({ name, width }, index) => (
          <Picture key={index} flex="none">
            <source srcSet={drawn[`./gallery/${name}.avif`]} type="image/avif" />
            <Image
              src={drawn[`./gallery/${name}.webp`]}
              htmlWidth={width}
              htmlHeight={galleryHeight}
              alt=""
              loading={index < atOnce ? 'eager' : 'lazy'}
              decoding="async"
              fetchPriority="low"
              display="block"
              height={{ base: '9rem', md: '14rem' }}
              width="auto"
              borderRadius="control"
            />
          </Picture>
        ))}
      </HStack>
    </Box>
  )
}
