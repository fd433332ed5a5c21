import { Box, Text } from '@chakra-ui/react'
import { fileUrl } from '#src/lib/file-urls.ts'
import type { ReactNode } from 'react'
import type { Box as Region } from '#routers/contract/anchors.ts'
import type { FileView } from '#routers/contract/files.ts'

/** A little around the place, so that one knows where it is. */
const margin = 0.04
const heightPx = 110
const widestPx = 200

interface PlaceCropProps {
  file: FileView
  box: Region
  label: string
}

/** One place of a picture, cut out by the browser from the copy that the page has already. */
export function PlaceCrop({ file, box, label }: PlaceCropProps): ReactNode {
  const facts = file.facts?.family === 'image' ? file.facts : null
  if (!facts) return null
  const left = Math.max(0, box.x - margin)
  const top = Math.max(0, box.y - margin)
  const width = Math.min(1, box.x + box.width + margin) - left
  const height = Math.min(1, box.y + box.height + margin) - top
  const ratio = (width * facts.width) / (height * facts.height)
  const shownHeight = Math.min(heightPx, widestPx / ratio)
  const shownWidth = shownHeight * ratio
  return (
    <Box
      position="relative"
      overflow="hidden"
      borderRadius="control"
      bg="bg.muted"
      style={{
        width: shownWidth,
        height: shownHeight,
        backgroundImage: `url(${fileUrl(file.id, 960)})`,
        backgroundSize: `${shownWidth / width}px ${shownHeight / height}px`,
        backgroundPosition: `${(-left * shownWidth) / width}px ${(-top * shownHeight) / height}px`,
      }}
    >
      <Text
        position="absolute"
        bottom="1"
        left="1"
        px="1.5"
        borderRadius="sm"
        bg="plot.label"
        color="plot.labelText"
        fontSize="2xs"
      >
        {label}
      </Text>
    </Box>
  )
}
