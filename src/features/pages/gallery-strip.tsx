import { Box, chakra, HStack } from '@chakra-ui/react'
import { Pause, Play } from 'lucide-react'
import { galleryHeight, galleryWorks, smallGalleryHeight } from './gallery-works.ts'
import type { ReactNode } from 'react'

const Picture = chakra('picture')
const Image = chakra('img')
const Label = chakra('label')
const Input = chakra('input')

/** By name and kind, as `./gallery/ridges.avif`: scripts/make-gallery.ts draws them before a build. */
const drawn = import.meta.glob<string>('./gallery/*.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Both sizes of a work, by their width. */
function sizesOf(name: string, width: number, kind: 'avif' | 'webp'): string {
  const small = Math.round((width * smallGalleryHeight) / galleryHeight)
  return `${drawn[`./gallery/${name}-small.${kind}`]} ${small}w, ${drawn[`./gallery/${name}.${kind}`]} ${width}w`
}

/** Half of each, as the heights below say. */
function shownAt(width: number): string {
  const small = Math.round((width * smallGalleryHeight) / galleryHeight / 2)
  return `(min-width: 48em) ${width / 2}px, ${small}px`
}

interface GalleryStripProps {
  label: string
  /** What stops it. */
  pause: string
}

/**
 * Works drawn by the house that pass by slowly. They stand still for who wants no motion, and for who stops
 * them (WCAG 2.2.2), which takes no script.
 */
export function GalleryStrip({ label, pause }: GalleryStripProps): ReactNode {
  return (
    <Box position="relative" className="gallery" css={stopped}>
      <Box overflow="hidden" role="img" aria-label={label} py="2">
        <HStack
          gap="4"
          // As wide as two of the row, to the pixel: behind the last there is a gap too.
          pe="4"
          width="max-content"
          animation="drift 140s linear infinite"
          data-drifting
        >
          {[...galleryWorks, ...galleryWorks].map(({ name, width }, index) => (
            <Picture
              key={index}
              flex="none"
              height={{ base: '9rem', md: '14rem' }}
              aspectRatio={width / galleryHeight}
              // One that is far from view is not laid out, and so not asked for before it comes near.
              contentVisibility="auto"
            >
              <source
                srcSet={sizesOf(name, width, 'avif')}
                sizes={shownAt(width)}
                type="image/avif"
              />
              <Image
                src={drawn[`./gallery/${name}.webp`]}
                srcSet={sizesOf(name, width, 'webp')}
                sizes={shownAt(width)}
                htmlWidth={width}
                htmlHeight={galleryHeight}
                alt=""
                loading="lazy"
                decoding="async"
                fetchPriority="low"
                display="block"
                height="100%"
                width="100%"
                borderRadius="control"
              />
            </Picture>
          ))}
        </HStack>
      </Box>
      <Label
        position="absolute"
        bottom="4"
        insetEnd={{ base: '4', md: '8' }}
        display="grid"
        placeItems="center"
        boxSize="9"
        borderRadius="full"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        cursor="pointer"
        _motionReduce={{ display: 'none' }}
      >
        <Input
          type="checkbox"
          aria-label={pause}
          position="absolute"
          inset="0"
          opacity="0"
          cursor="inherit"
        />
        <Pause size={16} aria-hidden data-shown="drifting" />
        <Play size={16} aria-hidden data-shown="stopped" />
      </Label>
    </Box>
  )
}

const stopped = {
  '& [data-shown=stopped]': { display: 'none' },
  '&:has(:checked)': {
    '& [data-drifting]': { animationPlayState: 'paused' },
    '& [data-shown=stopped]': { display: 'block' },
    '& [data-shown=drifting]': { display: 'none' },
  },
  '& label:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '2px',
  },
}
