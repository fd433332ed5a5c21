import { Box, Center, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { account as texts } from '#src/locales/en/account.ts'
import { ArtWall } from '#src/ui/art-wall.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { Wordmark } from '#src/ui/wordmark.tsx'
import { useTitle } from '#src/lib/use-title.ts'
import type { ReactNode } from 'react'

addTexts('account', texts)

/** The door: a wall of pictures, and beside it the form. */
export function AuthFrame({
  title,
  children,
}: {
  title: string
  children: ReactNode
}): ReactNode {
  const { t } = useTranslation(['account', 'common'])
  useTitle(title)
  return (
    <Flex as="main" minHeight="100dvh" flex="1">
      <Box
        display={{ base: 'none', lg: 'block' }}
        flex="1"
        position="relative"
        overflow="hidden"
        borderEndWidth="1px"
        borderColor="border.muted"
      >
        <ArtWall />
      </Box>
      <Center flex="1" px="4" py="10">
        <Stack gap="6" width="100%" maxWidth="25rem">
          <Stack gap="3">
            <Link to="/" aria-label={t('common:nav.home')}>
              <Wordmark size="2xl" />
            </Link>
            <Text color="fg.muted">{t('lead')}</Text>
          </Stack>
          <Panel>
            <Heading as="h1" size="xl" mb="5">
              {title}
            </Heading>
            {children}
          </Panel>
        </Stack>
      </Center>
    </Flex>
  )
}
