import { Box, Tabs } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'

export const discoveryTabs = ['locations', 'events', 'map'] as const
export type DiscoveryTab = (typeof discoveryTabs)[number]

interface DiscoveryTabsProps {
  tab: DiscoveryTab
  onTab(tab: DiscoveryTab): void
  children: ReactNode
}

/** Three ways to look at the same search; the arrow keys go from one to the next. */
export function DiscoveryTabs({ tab, onTab, children }: DiscoveryTabsProps): ReactNode {
  const { t } = useTranslation('discovery')
  return (
    <Tabs.Root value={tab} onValueChange={({ value }) => onTab(value as DiscoveryTab)}>
      <Tabs.List
        display="flex"
        gap="1"
        borderBottomWidth="1px"
        borderColor="border"
        mb="5"
        overflowX="auto"
      >
        {discoveryTabs.map((one) => (
          <Tabs.Trigger
            key={one}
            value={one}
            px="4"
            py="3"
            fontWeight="600"
            whiteSpace="nowrap"
            cursor="pointer"
            color={one === tab ? 'fg' : 'fg.muted'}
            borderBottomWidth="3px"
            borderColor={one === tab ? 'accent.solid' : 'transparent'}
            mb="-1px"
            // The row scrolls, and would cut what stands outside of it.
            _focusVisible={{ outlineOffset: '-2px' }}
          >
            {t(`tabs.${one}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={tab}>
        <Box>{children}</Box>
      </Tabs.Content>
    </Tabs.Root>
  )
}
