import { Box, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** What a person wrote on a favourite. */
export function OwnWords({ notes }: { notes: string | null | undefined }): ReactNode {
  if (!notes) return null
  return (
    <Box borderStartWidth="3px" borderColor="accent.muted" ps="3">
      <Text fontSize="sm" fontStyle="italic" color="fg.muted" lineClamp={3}>
        {notes}
      </Text>
    </Box>
  )
}
