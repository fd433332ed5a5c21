import { Flex, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Layers } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { trpc } from '#src/lib/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

/** How many review cards wait today; nothing on a day without. */
export function DueBanner(): ReactNode {
  const { t } = useTranslation('dashboard')
  const queue = trpc.reviews.queue.useQuery(undefined, { refetchOnMount: 'always' })
  const count = queue.data?.due ?? 0
  if (count === 0) return null
  return (
    <Flex
      as="section"
      aria-label={t('due.label')}
      align="center"
      gap="3"
      wrap="wrap"
      bg="accent.subtle"
      borderRadius="card"
      px="4"
      py="3"
    >
      <Layers size={18} aria-hidden />
      <Text flex="1" minWidth="12rem">
        {t('due.text', { count })}
      </Text>
      <Button asChild size="sm" variant="outline">
        <Link to="/micro-courses" search={{ review: true }}>
          {t('due.begin')}
        </Link>
      </Button>
    </Flex>
  )
}
