import { HStack, Stack, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

/** No note to choose: none is found, or there is none yet, and two ways to one. */
export function NoNotes({ isSearched }: { isSearched: boolean }): ReactNode {
  const { t } = useTranslation('courses')
  if (isSearched)
    return (
      <Text color="fg.muted" py="4">
        {t('dialog.noneFound')}
      </Text>
    )
  return (
    <Stack gap="3" py="4" align="flex-start">
      <Text color="fg.muted">{t('dialog.noNotes')}</Text>
      <HStack gap="2" wrap="wrap">
        <Button asChild size="sm" variant="outline">
          <Link to="/">{t('dialog.toCrits')}</Link>
        </Button>
        <Button asChild size="sm" variant="outline">
          <Link to="/notes">{t('dialog.toNotes')}</Link>
        </Button>
      </HStack>
    </Stack>
  )
}
