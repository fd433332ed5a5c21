import { Heading, List, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { BookOpen, Compass, MessagesSquare, NotebookPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { pages as texts } from '#src/locales/en/pages.ts'
import { isEmbedded } from '#src/lib/embedded.ts'
import { Page } from '#src/ui/page.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { useTitle } from '#src/lib/use-title.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

addTexts('pages', texts)

const cards = [
  { key: 'feedback', icon: MessagesSquare },
  { key: 'notes', icon: NotebookPen },
  { key: 'courses', icon: BookOpen },
  { key: 'discovery', icon: Compass },
] as const

export function InfoPage(): ReactNode {
  const { t } = useTranslation(['pages', 'common'])
  useTitle(t('info.title'))
  return (
    <Page maxWidth="60rem">
      <Stack gap="8">
        <Stack gap="2">
          <Heading as="h1" size="3xl">
            {t('info.title')}
          </Heading>
          <Text color="fg.muted">{t('info.lead')}</Text>
        </Stack>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          {cards.map(({ key, icon: Icon }) => (
            <Panel key={key}>
              <Stack gap="3" color="accent.fg">
                <Icon size={24} aria-hidden />
                <Heading as="h2" size="lg" color="fg">
                  {t(`info.${key}`)}
                </Heading>
                <Text color="fg.muted">{t(`info.${key}Text`)}</Text>
              </Stack>
            </Panel>
          ))}
        </SimpleGrid>
        <Stack gap="3">
          <Heading as="h2" size="xl">
            {t('info.tips')}
          </Heading>
          <List.Root ps="5" gap="2" listStyleType="disc">
            {(['tip1', 'tip2', 'tip3'] as const).map((tip) => (
              <List.Item key={tip}>{t(`info.${tip}`)}</List.Item>
            ))}
          </List.Root>
        </Stack>
        <Stack direction="row" gap="3">
          <Button asChild colorPalette="orange">
            <Link to="/">{t('info.start')}</Link>
          </Button>
          {!isEmbedded() && (
            <Button asChild variant="outline">
              <Link to="/">{t('common:backHome')}</Link>
            </Button>
          )}
        </Stack>
      </Stack>
    </Page>
  )
}
