import {
  Box,
  Link as ChakraLink,
  Flex,
  Heading,
  HStack,
  SimpleGrid,
  Stack,
  Text,
} from '@chakra-ui/react'
import { Aperture, Brush, Feather, Music2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { pages as texts } from '#src/locales/en/pages.ts'
import { ArtWall } from '#src/ui/art-wall.tsx'
import { Page } from '#src/ui/page.tsx'
import { Wordmark } from '#src/ui/wordmark.tsx'
import { GalleryStrip } from './gallery-strip.tsx'
import { policies } from './policies.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

addTexts('pages', texts)

const mediums = [
  { key: 'photography', icon: Aperture, hue: 'medium.photography' },
  { key: 'visual', icon: Brush, hue: 'medium.painting' },
  { key: 'music', icon: Music2, hue: 'medium.music' },
  { key: 'writing', icon: Feather, hue: 'medium.creativeWriting' },
] as const

const year = new Date().getFullYear()

/**
 * What a visitor sees, wherever they knock. The server sends it whole (src/landing-html.tsx), so it asks
 * for nothing and its links are plain ones.
 */
export function LandingPage({
  operatorName,
}: {
  operatorName: string | null
}): ReactNode {
  const { t } = useTranslation('pages')
  return (
    <>
      <Flex
        as="header"
        justify="space-between"
        align="center"
        px={{ base: '4', md: '8' }}
        py="4"
      >
        <Wordmark size="2xl" />
        <Button asChild size="sm">
          <a href="/auth">{t('landing.getStarted')}</a>
        </Button>
      </Flex>
      <Box as="main" flex="1">
        <Page py={{ base: '8', md: '14' }}>
          <Flex
            gap={{ base: '8', lg: '16' }}
            align="center"
            direction={{ base: 'column', lg: 'row' }}
          >
            <Stack gap="6" flex="1.2" align="flex-start">
              <Heading as="h1" size={{ base: '4xl', md: '6xl' }} lineHeight="1.08">
                {t('landing.title')}
              </Heading>
              <Text fontSize={{ base: 'md', md: 'lg' }} color="fg.muted" maxWidth="34rem">
                {t('landing.lead')}
              </Text>
              <Button asChild size="lg" colorPalette="orange">
                <a href="/auth">{t('landing.getStarted')}</a>
              </Button>
            </Stack>
            <Box
              position="relative"
              flex="1"
              width="100%"
              minHeight={{ base: '16rem', md: '26rem' }}
              borderRadius="card"
              overflow="hidden"
              shadow="card"
            >
              <ArtWall />
            </Box>
          </Flex>
        </Page>
        <GalleryStrip label={t('landing.gallery')} pause={t('landing.pause')} />
        <Page>
          <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '6', md: '10' }}>
            {(['promise', 'kept', 'own'] as const).map((key) => (
              <Stack key={key} gap="2" borderTopWidth="2px" borderColor="fg" pt="4">
                <Heading as="h2" size="xl">
                  {t(`landing.${key}`)}
                </Heading>
                <Text color="fg.muted">{t(`landing.${key}Text`)}</Text>
              </Stack>
            ))}
          </SimpleGrid>
        </Page>
        <Box bg="bg.subtle">
          <Page>
            <Heading as="h2" size="2xl" mb="6">
              {t('landing.mediums')}
            </Heading>
            <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
              {mediums.map(({ key, icon: Icon, hue }) => (
                <Stack
                  key={key}
                  gap="3"
                  bg="bg.panel"
                  p="5"
                  borderRadius="card"
                  color={hue}
                >
                  <Icon size={26} strokeWidth={1.6} aria-hidden />
                  <Heading as="h3" size="lg" color="fg">
                    {t(`landing.medium.${key}`)}
                  </Heading>
                  <Text color="fg.muted">{t(`landing.medium.${key}Text`)}</Text>
                </Stack>
              ))}
            </SimpleGrid>
          </Page>
        </Box>
        <Page>
          <Stack align="center" textAlign="center" gap="4" py={{ base: '6', md: '10' }}>
            <Heading as="h2" size={{ base: '2xl', md: '4xl' }}>
              {t('landing.closing')}
            </Heading>
            <Text color="fg.muted">{t('landing.closingText')}</Text>
            <Button asChild size="lg" colorPalette="orange">
              <a href="/auth">{t('landing.getStarted')}</a>
            </Button>
          </Stack>
        </Page>
      </Box>
      <Box as="footer" borderTopWidth="1px" borderColor="border.muted">
        <Page py="6">
          <HStack
            as="nav"
            aria-label={t('landing.policies')}
            wrap="wrap"
            columnGap="5"
            rowGap="1"
            mb="4"
            fontSize="sm"
          >
            {policies.map((name) => (
              <ChakraLink key={name} href={`/policies/${name}.pdf`} py="1">
                {t(`landing.policy.${name}`)}
              </ChakraLink>
            ))}
          </HStack>
          <HStack
            justify="space-between"
            wrap="wrap"
            gap="2"
            color="fg.muted"
            fontSize="sm"
          >
            <Text>{t('landing.copyright', { year })}</Text>
            {operatorName !== null && (
              <Text>{t('landing.operator', { name: operatorName })}</Text>
            )}
            <Text>{t('landing.source')}</Text>
          </HStack>
        </Page>
      </Box>
    </>
  )
}
