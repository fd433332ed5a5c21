import { createRootRoute, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { CircleHelp } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onAuthChange } from '#src/features/account/auth-change.ts'
import { markSignedOut } from '#src/features/account/signed-out.ts'
import { useCurrentUser } from '#src/features/account/use-current-user.ts'
import { useSignOut } from '#src/features/account/use-sign-out.ts'
import { chooseLanguage, readLanguage } from '#src/lib/language.ts'
import { newSessionId } from '#src/lib/new-session.ts'
import { onSessionEnd, trpc } from '#src/lib/trpc.ts'
import { keepWayBack, takeWayBack } from '#src/lib/way-back.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorScreen } from '#src/ui/error-screen.tsx'
import { AppLayout } from '#src/ui/layout/app-layout.tsx'
import { SpinnerPage } from '#src/ui/spinner-page.tsx'
import { showFailure, Toaster } from '#src/ui/toaster.tsx'
import { accessOf } from '#routers/contract/screens.ts'
import type { ReactNode } from 'react'
import type { Language } from '#routers/contract/languages.ts'

const ProfileDialog = lazy(async () => ({
  default: (await import('#src/features/profile/profile-dialog.tsx')).ProfileDialog,
}))

const PlanSection = lazy(async () => ({
  default: (await import('#src/features/billing/plan-section.tsx')).PlanSection,
}))

const AccountSection = lazy(async () => ({
  default: (await import('#src/features/account/account-section.tsx')).AccountSection,
}))

const LandingPage = lazy(async () => ({
  default: (await import('#src/features/pages/landing-page.tsx')).LandingPage,
}))

/** While it is not known who is there, waiting is shown for at most this long. */
const spinnerLimitMs = 3000

export const rootRoute = createRootRoute({
  component: Root,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFound,
})

function Root(): ReactNode {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  useEffect(() => {
    const askAgain = () => {
      markSignedOut(false)
      return utils.account.me.reset()
    }
    const followOther = async () => {
      const wasIn = Boolean(utils.account.me.getData())
      await askAgain()
      if (wasIn && !utils.account.me.getData())
        showFailure({ title: t('errors.signed_out') })
    }
    const ends = [
      onAuthChange(() => void followOther()),
      onSessionEnd(() => {
        if (utils.account.me.getData() === undefined) return
        keepWayBack()
        void askAgain()
        showFailure({ title: t('errors.signed_out') })
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [utils, t])
  return (
    <>
      <Suspense fallback={<SpinnerPage />}>
        <Screen />
      </Suspense>
      <Toaster label={t('toasts')} />
    </>
  )
}

/** The route table's two columns: what a visitor and what a member sees at an address. */
function Screen(): ReactNode {
  const { pathname } = useLocation()
  const { user, isLoading } = useCurrentUser()
  // A whole screen is drawn in small pieces, between which the page hears keys and fingers.
  const isDrawn = useDeferredValue(user !== null)
  const isPatient = useElapsed(spinnerLimitMs)
  const navigate = useNavigate()
  const signOut = useSignOut()
  const [isProfileOpen, setProfileOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const access = accessOf(pathname)
  const [hasBeenIn, setBeenIn] = useState(false)
  if (user && !hasBeenIn) setBeenIn(true)
  useChosenLanguage(user?.language)
  useEffect(() => {
    if (user && access === 'visitor')
      void navigate({ href: takeWayBack(), replace: true })
  }, [user, access, navigate])

  if (access === 'everyone') return <Outlet />
  if ((isLoading && !isPatient) || (user && !isDrawn)) return <SpinnerPage />
  if (!user) return access === 'visitor' ? <Outlet /> : <Landing hasBeenIn={hasBeenIn} />
  if (access === 'visitor') return <SpinnerPage />
  return (
    <AppLayout
      user={user}
      isHome={pathname === '/'}
      onNew={() => void navigate({ to: '/', search: { session: newSessionId() } })}
      onProfile={() => setProfileOpen(true)}
      onSignOut={signOut}
    >
      <Outlet />
      {isProfileOpen && (
        <Suspense fallback={null}>
          <ProfileDialog
            user={user}
            plan={<PlanSection />}
            account={<AccountSection onPending={setPending} />}
            hasPending={isPending}
            onClose={() => setProfileOpen(false)}
          />
        </Suspense>
      )}
    </AppLayout>
  )
}

/** For who signs out, or whose session has ended: everyone else gets this page from the server. */
function Landing({ hasBeenIn }: { hasBeenIn: boolean }): ReactNode {
  const about = trpc.site.about.useQuery()
  useEffect(() => {
    // Who signed out, here or in another tab, is not led back.
    if (!hasBeenIn) keepWayBack()
  }, [hasBeenIn])
  return <LandingPage operatorName={about.data?.operatorName ?? null} />
}

/** What somebody chose on another device holds here too, and that they chose the browser's own (null). */
function useChosenLanguage(language: Language | null | undefined): void {
  useEffect(() => {
    if (language === undefined || language === readLanguage()) return
    chooseLanguage(language).catch((error: unknown) =>
      console.info('No texts in this language:', error),
    )
  }, [language])
}

function NotFound(): ReactNode {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<CircleHelp size={28} />}
      title={t('notFound.title')}
      text={t('notFound.text')}
    />
  )
}

function useElapsed(ms: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isOver
}
