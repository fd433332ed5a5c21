import { HStack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { PartyPopper } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { plan as texts } from '#src/locales/en/plan.ts'
import { refusalOf, trpc } from '#src/lib/trpc.ts'
import { useTitle } from '#src/lib/use-title.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

addTexts('plan', texts)

/** Where a payment comes back to: the plan is asked for at once, whether or not the event has come. */
export function SuccessPage(): ReactNode {
  const { t } = useTranslation('plan')
  useTitle(t('success.title'))
  const utils = trpc.useUtils()
  const sync = trpc.billing.sync.useMutation({
    onSettled: () => void utils.billing.invalidate(),
  })
  const { mutate } = sync
  useEffect(() => mutate(), [mutate])
  const plan = sync.data?.plan
  const isSelling = refusalOf(sync.error).code !== 'not_configured'
  const text = sync.isError
    ? t(isSelling ? 'success.failed' : 'operator')
    : plan === undefined
      ? t('success.updating')
      : plan === 'free'
        ? t('success.waiting')
        : t('success.active', { plan: t(`names.${plan}`) })
  return (
    <Page>
      <EmptyState
        isPage
        icon={<PartyPopper size={28} />}
        title={t('success.title')}
        text={text}
      >
        <HStack gap="3">
          {((sync.isError && isSelling) || plan === 'free') && (
            <Button variant="outline" loading={sync.isPending} onClick={() => mutate()}>
              {t('success.again')}
            </Button>
          )}
          <Button asChild colorPalette="orange">
            <Link to="/">{t('success.back')}</Link>
          </Button>
        </HStack>
      </EmptyState>
    </Page>
  )
}
