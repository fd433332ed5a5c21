import { Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { BookOpen, Compass, MessagesSquare, NotebookPen, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Page } from '#src/ui/page.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

const cards = [
  { title: 'request', text: 'requestText', icon: MessagesSquare },
  { title: 'notes', text: 'notesText', icon: NotebookPen },
  { title: 'learnTitle', text: 'learnText', icon: BookOpen },
  { title: 'discover', text: 'discoverText', icon: Compass },
] as const

/** The first visit: what can be done here, and the one thing to begin with. */
export function DashboardWelcome({ onNew }: { onNew(): void }): ReactNode {
  const { t } = useTranslation('dashboard')
  return (
    <Page>
      <Stack gap={{ base: '8', md: '12' }}>
        <Stack gap="4" maxWidth="40rem" pt={{ base: '2', md: '6' }}>
          <Heading as="h1" size={{ base: '3xl', md: '5xl' }} lineHeight="1.1">
            {t('welcome.title')}
          </Heading>
          <Text color="fg.muted" fontSize={{ base: 'md', md: 'lg' }}>
            {t('welcome.text')}
          </Text>
          <HStack gap="3" wrap="wrap">
            <Button size="lg" colorPalette="orange" onClick={onNew}>
              <Plus size={18} aria-hidden />
              {t('welcome.start')}
            </Button>
            <Button asChild size="lg" variant="outline">
              <Link to="/info">{t('welcome.learn')}</Link>
            </Button>
          </HStack>
        </Stack>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
          {cards.map(({ title, text, icon: Icon }) => (
            <Panel key={title}>
              <Stack gap="3" color="accent.fg">
                <Icon size={24} strokeWidth={1.6} aria-hidden />
                <Heading as="h2" size="md" color="fg">
                  {t(`welcome.${title}`)}
                </Heading>
                <Text color="fg.muted" fontSize="sm">
                  {t(`welcome.${text}`)}
                </Text>
              </Stack>
            </Panel>
          ))}
        </SimpleGrid>
      </Stack>
    </Page>
  )
}
