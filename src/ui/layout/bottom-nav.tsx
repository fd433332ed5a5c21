import { Box, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '#src/ui/app-link.tsx'
import { navItems } from './nav-items.ts'
import type { ReactNode } from 'react'

/** The phone's four places, under the thumb. */
export function BottomNav(): ReactNode {
  const { t } = useTranslation()
  return (
    <Box
      as="nav"
      aria-label={t('nav.main')}
      position="sticky"
      bottom="0"
      mt="auto"
      bg="bg"
      borderTopWidth="1px"
      borderColor="border.muted"
      pb="env(safe-area-inset-bottom)"
      zIndex="docked"
    >
      <Flex>
        {navItems.map(({ to, label, icon: Icon }) => (
          <AppLink
            key={to}
            to={to}
            activeOptions={{ exact: true, includeSearch: false }}
            flex="1"
            flexDirection="column"
            gap="0.5"
            py="2"
            justifyContent="center"
            color="fg.muted"
            textDecoration="none"
            css={active}
          >
            <Icon size={22} strokeWidth={1.75} aria-hidden />
            <Text as="span" fontSize="xs" fontWeight="550">
              {t(`nav.${label}`)}
            </Text>
          </AppLink>
        ))}
      </Flex>
    </Box>
  )
}

const active = {
  '&[aria-current=page]': {
    color: 'accent.fg',
    '@media (forced-colors: active)': { outline: '2px solid' },
  },
}
