import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { shortcuts as texts } from '#src/locales/en/shortcuts.ts'
import { Button } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { isShortcutOn, switchShortcut } from './use-shortcuts.ts'
import type { ReactNode } from 'react'

addTexts('shortcuts', texts)

const groups = [
  {
    name: 'anywhere',
    keys: [
      ['?', 'list'],
      ['Esc', 'close'],
      ['F8', 'toast'],
    ],
  },
  {
    name: 'writing',
    keys: [
      ['Enter', 'send'],
      ['Shift Enter', 'line'],
    ],
  },
  {
    name: 'looking',
    keys: [
      ['← →', 'gallery'],
      ['↑ ↓', 'viewer'],
    ],
  },
] as const

const Key = chakra('kbd')
const List = chakra('dl')
const Term = chakra('dt')
const Meaning = chakra('dd')

/** All keys that do something of their own. */
export function ShortcutsDialog({ onClose }: { onClose(): void }): ReactNode {
  const { t } = useTranslation(['shortcuts', 'common'])
  const [isOn, setOn] = useState(isShortcutOn)
  return (
    <Sheet
      isOpen
      isRead
      title={t('title')}
      intro={t('intro')}
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={
        <Button
          variant="outline"
          onClick={() => {
            switchShortcut(!isOn)
            setOn(!isOn)
          }}
        >
          {t(isOn ? 'switchOff' : 'switchOn')}
        </Button>
      }
    >
      <Stack gap="5">
        {groups.map(({ name, keys }) => (
          <Box key={name}>
            <Text fontWeight="600" mb="2">
              {t(name)}
            </Text>
            <List>
              {keys.map(([pressed, does]) => (
                <Flex key={does} gap="4" py="1.5" align="baseline">
                  <Term width="7.5rem" flex="none">
                    {pressed.split(' ').map((one) => (
                      <Key
                        key={one}
                        display="inline-block"
                        whiteSpace="nowrap"
                        me="1"
                        px="2"
                        py="0.5"
                        fontFamily="mono"
                        fontSize="xs"
                        bg="bg.subtle"
                        borderWidth="1px"
                        borderColor="border.emphasized"
                        borderRadius="control"
                      >
                        {one}
                      </Key>
                    ))}
                  </Term>
                  <Meaning color="fg.muted">{t(does)}</Meaning>
                </Flex>
              ))}
            </List>
          </Box>
        ))}
      </Stack>
    </Sheet>
  )
}
