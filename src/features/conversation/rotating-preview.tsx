import { Box, Center } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { FilePicture } from '#src/ui/file-picture.tsx'
import { MediumIcon } from '#src/ui/medium-icon.tsx'
import type { ReactNode } from 'react'
import type { ConversationCard } from '#routers/contract/conversation.ts'

const everyMs = 3000

/** The files of a card, one after the other; the sign of the medium when there is none. */
export function RotatingPreview({ card }: { card: ConversationCard }): ReactNode {
  const [turn, setTurn] = useState(0)
  const { files } = card
  useEffect(() => {
    if (files.length < 2) return
    const timer = setInterval(() => setTurn((before) => before + 1), everyMs)
    return () => clearInterval(timer)
  }, [files.length])
  const file = files[turn % Math.max(1, files.length)]
  return (
    <Box aspectRatio="4 / 3" overflow="hidden" bg="bg.muted">
      {file ? (
        <FilePicture file={file} width={400} alt="" />
      ) : (
        <Center height="100%">
          <MediumIcon medium={card.mediaType} size={36} />
        </Center>
      )}
    </Box>
  )
}
