import { Box, chakra, HStack, Spinner, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '#src/lib/trpc.ts'
import type { ReactNode } from 'react'
import type { Pair } from './side-by-side.tsx'
import type { WordChange } from './compare-words.ts'

const Added = chakra('ins')
const Removed = chakra('del')

/** One text with the words that went and the words that came; long unchanged stretches are folded. */
export function WordPair({ before, after }: Pair): ReactNode {
  const { t } = useTranslation('comparison')
  const changes = useWordChanges(before.id, after.id)
  return (
    <Box>
      <Text fontWeight="600" fontSize="sm" mb="1.5">
        {t('words')}
      </Text>
      {changes === 'reading' ? (
        <HStack gap="2" color="fg.muted" fontSize="sm" role="status">
          <Spinner size="xs" color="accent.solid" />
          <Text>{t('wordsLoading')}</Text>
        </HStack>
      ) : typeof changes === 'string' ? (
        <Text fontSize="sm" color="fg.muted">
          {t(changes)}
        </Text>
      ) : (
        <Box
          maxHeight="26rem"
          overflowY="auto"
          p="4"
          bg="bg.subtle"
          borderRadius="control"
          fontFamily="heading"
          lineHeight="1.7"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          tabIndex={0}
          role="region"
          aria-label={t('words')}
        >
          {changes.map((change, index) => (
            // The list is made once and never reordered.
            // oxlint-disable-next-line react/no-array-index-key
            <Change key={index} change={change} />
          ))}
        </Box>
      )}
    </Box>
  )
}

function Change({ change }: { change: WordChange }): ReactNode {
  const { t } = useTranslation('comparison')
  switch (change.type) {
    case 'added':
      return (
        <Added bg="bg.success" color="fg.success">
          {change.text}
        </Added>
      )
    case 'removed':
      return (
        <Removed bg="bg.error" color="fg.error">
          {change.text}
        </Removed>
      )
    case 'folded':
      return (
        <Text
          as="span"
          display="block"
          my="2"
          fontSize="xs"
          color="fg.muted"
          fontFamily="body"
        >
          {t('unchanged', { count: change.words })}
        </Text>
      )
    case 'same':
      return change.text
  }
}

type Reading = 'reading' | 'wordsNone' | 'wordsSame' | 'wordsLong' | WordChange[]

function useWordChanges(beforeId: string, afterId: string): Reading {
  const before = trpc.files.text.useQuery({ id: beforeId })
  const after = trpc.files.text.useQuery({ id: afterId })
  const [changes, setChanges] = useState<Reading>('reading')
  const [one, other] = [before.data?.pages, after.data?.pages]
  useEffect(() => {
    if (!one || !other) return undefined
    let isGone = false
    const compare = async () => {
      const { compareWords } = await import('./compare-words.ts')
      const found = compareWords(one.join('\n\n'), other.join('\n\n'))
      if (!isGone) setChanges(found)
    }
    // The part of the client that compares could not be loaded.
    compare().catch(() => !isGone && setChanges('wordsNone'))
    return () => {
      isGone = true
    }
  }, [one, other])
  return before.isError || after.isError ? 'wordsNone' : changes
}
