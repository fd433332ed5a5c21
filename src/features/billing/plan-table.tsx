import { Badge, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { planLimits, plans } from '#routers/contract/plans.ts'
import { Scroller } from '#src/ui/scroller.tsx'
import type { ReactNode } from 'react'
import type { Plan, PlanLimits } from '#routers/contract/plans.ts'

const rows = [
  ['conversations', 'conversationsPerMonth'],
  ['replies', 'repliesPerConversation'],
  ['files', 'filesPerConversation'],
  ['size', 'fileSizeMb'],
  ['versions', 'improvedVersions'],
  ['refyns', 'refynsPerMonth'],
] as const satisfies ReadonlyArray<readonly [string, keyof PlanLimits]>

/** Every limit of every plan, to be seen before one is met. */
export function PlanTable({ current }: { current: Plan }): ReactNode {
  const { t } = useTranslation('plan')
  return (
    <Scroller label={t('limits.title')} overflowX="auto">
      <chakra.table width="100%" fontSize="sm" borderCollapse="collapse">
        <chakra.caption textAlign="start" fontWeight="600" mb="2">
          {t('limits.title')}
        </chakra.caption>
        <thead>
          <tr>
            <Head scope="col">{t('limits.plan')}</Head>
            {plans.map((plan) => (
              <Head key={plan} scope="col" textAlign="end">
                {t(`names.${plan}`)}
                {plan === current && (
                  <Badge
                    display="flex"
                    ms="auto"
                    width="fit-content"
                    size="xs"
                    colorPalette="orange"
                  >
                    {t('limits.yours')}
                  </Badge>
                )}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, limit]) => (
            <tr key={name}>
              <Head scope="row" fontWeight="400" whiteSpace="normal">
                {t(`limits.${name}`)}
              </Head>
              {plans.map((plan) => (
                <chakra.td
                  key={plan}
                  textAlign="end"
                  py="1.5"
                  ps={{ base: '2', sm: '3' }}
                  borderTopWidth="1px"
                  borderColor="border.muted"
                  fontVariantNumeric="tabular-nums"
                >
                  {planLimits[plan][limit] ?? t('limits.unlimited')}
                </chakra.td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Scroller>
  )
}

const Head = chakra('th', {
  base: {
    textAlign: 'start',
    py: '1.5',
    ps: { base: '2', sm: '3' },
    verticalAlign: 'top',
    _first: { ps: '0' },
    whiteSpace: 'nowrap',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    color: 'fg.muted',
    fontWeight: '550',
  },
})
