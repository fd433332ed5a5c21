import { createRoute, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SpinnerPage } from '#src/ui/spinner-page.tsx'
import { lazyScreen } from '#src/lib/lazy-screen.ts'
import { rootRoute } from './root.tsx'
import type { ReactNode } from 'react'
import type { DiscoveryTab } from '#src/features/discovery/discovery-tabs.tsx'

const DiscoveryPage = lazyScreen(
  async () => (await import('#src/features/discovery/discovery-page.tsx')).DiscoveryPage,
)

const tabs: readonly string[] = ['locations', 'events', 'map'] satisfies DiscoveryTab[]

export const culturalDiscoveryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cultural-discovery',
  validateSearch: ({
    tab,
  }: Record<string, unknown>): { tab?: DiscoveryTab | undefined } => ({
    tab: tabs.includes(String(tab)) ? (tab as DiscoveryTab) : undefined,
  }),
  component: Object.assign(CulturalDiscovery, { preload: DiscoveryPage.preload }),
})

function CulturalDiscovery(): ReactNode {
  const { tab = 'locations' } = culturalDiscoveryRoute.useSearch()
  const navigate = useNavigate()
  return (
    <Suspense fallback={<SpinnerPage />}>
      <DiscoveryPage
        tab={tab}
        onTab={(next) =>
          void navigate({
            to: '/cultural-discovery',
            search: { tab: next },
            replace: true,
          })
        }
      />
    </Suspense>
  )
}
