import { Badge, Box, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/lib/error-text.ts'
import { trpc } from '#src/lib/trpc.ts'
import { Panel } from '#src/ui/panel.tsx'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import { ReadFailed } from './read-failed.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

const tones = { ok: 'green', warn: 'orange', fail: 'red' } as const
const order = { fail: 0, warn: 1, ok: 2 } as const

/** Everything the settings name, faults first, each with what to do about it. */
export function HealthView(): ReactNode {
  const { t } = useTranslation('admin')
  const health = trpc.admin.health.useQuery(undefined, { refetchOnMount: 'always' })
  const mail = trpc.admin.testMail.useMutation({
    onSuccess: ({ success }) =>
      showToast({
        title: t(success ? 'health.mailSent' : 'health.mailLogged'),
        description: t(success ? 'health.mailSentText' : 'health.mailLoggedText'),
      }),
    onError: (error) =>
      showFailure({ title: t('health.mailFailed'), description: errorText(error) }),
  })
  const findings = (health.data?.findings ?? []).toSorted(
    (one, other) => order[one.level] - order[other.level],
  )
  const faults = findings.filter(({ level }) => level === 'fail').length
  return (
    <section aria-labelledby="admin-health">
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap" mb="4">
        <Box>
          <Heading as="h2" size="lg" id="admin-health">
            {t('health.title')}
          </Heading>
          <Text fontSize="sm" color="fg.muted" role="status">
            {health.isFetching
              ? t('health.looking')
              : health.data
                ? faults === 0
                  ? t('health.allGood')
                  : t('health.faults', { count: faults })
                : t('health.intro')}
          </Text>
        </Box>
        <HStack gap="2" wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            loading={mail.isPending}
            onClick={() => mail.mutate()}
          >
            {t('health.mail')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            loading={health.isFetching}
            onClick={() => void health.refetch()}
          >
            {t('health.look')}
          </Button>
        </HStack>
      </Flex>
      {health.isError ? (
        <ReadFailed onRetry={() => void health.refetch()} />
      ) : (
        <Panel p="0">
          <Stack as="ul" listStyleType="none" gap="0" divideY="1px">
            {findings.map(({ level, subject, found, advice }) => (
              <Flex
                as="li"
                key={`${subject} ${found}`}
                gap="3"
                px="4"
                py="3"
                align="flex-start"
                borderColor="border.muted"
              >
                <Badge colorPalette={tones[level]} minWidth="3.25rem" mt="0.5">
                  {t(`health.levels.${level}`)}
                </Badge>
                <Box minWidth="0">
                  <Text fontWeight="550">{subject}</Text>
                  <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                    {found}
                  </Text>
                  {advice && <Text fontSize="sm">{advice}</Text>}
                </Box>
              </Flex>
            ))}
          </Stack>
        </Panel>
      )}
    </section>
  )
}
