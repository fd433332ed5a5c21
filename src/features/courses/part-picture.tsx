import { Box, Center, Image, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { Box as Region } from '#routers/contract/anchors.ts'
import type { CoursePicture } from '#routers/contract/courses.ts'

interface PartPictureProps {
  picture: CoursePicture
  imageUrl: string
}

/** Drawings are all of one shape, so that the text below does not move when they come. */
const drawingPlace = { width: 'min(100%, 60vh * 16 / 9)', aspectRatio: '16 / 9' }

/** A work has any shape: until it is known there is room for a usual one. */
const workPlace = {
  loading: { minHeight: 'min(18rem, 60vh)', maxHeight: '60vh' },
  loaded: { maxHeight: '60vh' },
}

/** What a part is seen by: one's own work with the place that is meant, or a drawing of the concept. */
export function PartPicture({ picture, imageUrl }: PartPictureProps): ReactNode {
  const { t } = useTranslation('courses')
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const { alt, caption, region } = describe(t, picture)
  if (state === 'failed')
    return (
      <Center bg="bg.subtle" color="fg.muted" borderRadius="card" minHeight="8rem">
        <Text fontSize="sm">{t('viewer.pictureGone')}</Text>
      </Center>
    )
  return (
    <Box as="figure" m="0">
      <Box
        position="relative"
        width={picture.type === 'drawing' ? drawingPlace.width : 'fit-content'}
        maxWidth="100%"
        mx="auto"
      >
        <Image
          src={imageUrl}
          alt={alt}
          display="block"
          maxWidth="100%"
          {...(picture.type === 'drawing' ? drawingPlace : workPlace[state])}
          borderRadius="control"
          borderWidth="1px"
          borderColor="border.muted"
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
        {region && picture.type === 'work' && state === 'loaded' && (
          <Place region={region} number={picture.pin.number} />
        )}
      </Box>
      <Text as="figcaption" fontSize="sm" color="fg.muted" mt="2" textAlign="center">
        {caption}
      </Text>
    </Box>
  )
}

function describe(
  t: ReturnType<typeof useTranslation<'courses'>>['t'],
  picture: CoursePicture,
): { alt: string; caption: string; region: Region | null } {
  if (picture.type === 'drawing')
    return { alt: picture.alt, caption: picture.caption, region: null }
  const { number, title, anchor } = picture.pin
  const name = picture.originalName
  const region =
    anchor.type === 'box' ? anchor : anchor.type === 'page' ? anchor.box : null
  return {
    // What is said of the whole has no pin to be named.
    alt: region
      ? t('viewer.pictureAlt', { name, n: number, title })
      : t('viewer.wholeAlt', { name, title }),
    caption: t('viewer.yours', { title }),
    region,
  }
}

/** The place in the work that the note speaks of; the alternative text says it too. */
function Place({ region, number }: { region: Region; number: number }): ReactNode {
  const { x, y, width, height } = region
  return (
    <Box position="absolute" inset="0" pointerEvents="none" aria-hidden>
      <Box
        position="absolute"
        left={`${x * 100}%`}
        top={`${y * 100}%`}
        width={`${width * 100}%`}
        height={`${height * 100}%`}
        borderWidth="2px"
        borderColor="plot.mark"
        outline="2px solid"
        outlineColor="plot.labelText"
        borderRadius="sm"
      />
      <Center
        position="absolute"
        left={`clamp(0.9rem, ${(x + width / 2) * 100}%, 100% - 0.9rem)`}
        top={`clamp(0.9rem, ${y * 100}%, 100% - 0.9rem)`}
        translate="-50% -50%"
        boxSize="7"
        borderRadius="full"
        borderWidth="2px"
        borderColor="plot.labelText"
        bg="plot.mark"
        color="plot.labelText"
        fontSize="sm"
        fontWeight="700"
      >
        {number}
      </Center>
    </Box>
  )
}
