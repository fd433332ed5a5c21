import { getQueryKey } from '@trpc/react-query'
import { createElement } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mediaTypes } from '#routers/contract/media-types.ts'
import { useCurrentUser } from '#src/features/account/use-current-user.ts'
import { UsageCard } from '#src/features/billing/usage-card.tsx'
import { FileGallery } from '#src/features/files/file-gallery.tsx'
import { FileViewer } from '#src/features/files/file-viewer.tsx'
import { FileList } from '#src/features/files/file-list.tsx'
import { useRefusalToast } from '#src/features/files/use-refusal-toast.ts'
import { LandingPage } from '#src/features/pages/landing-page.tsx'
import { trpc } from '#src/lib/trpc.ts'
import { ConfirmDeleteDialog } from '#src/ui/confirm-delete-dialog.tsx'
import { ErrorScreen } from '#src/ui/error-screen.tsx'
import { FileIcon } from '#src/ui/file-icon.tsx'
import { MediumIcon } from '#src/ui/medium-icon.tsx'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import { toaster } from '#src/ui/toasts.tsx'
import { askedMedia, callHook, listenerIn, render, withWindow } from './render.ts'
import type { ComponentProps } from 'react'
import type { UserView } from '#routers/contract/account.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { SubscriptionView } from '#routers/contract/subscription.ts'

const nothing = () => undefined

beforeEach(() => toaster.remove())

function aFileView(over: Partial<FileView> = {}): FileView {
  return {
    id: 'a'.repeat(26),
    sessionId: 'session_1_a',
    kind: 'work',
    parentId: null,
    filename: 'a'.repeat(32),
    originalName: 'harbour.jpg',
    title: null,
    mimeType: 'image/jpeg',
    size: 1536,
    suggestions: [],
    facts: null,
    factsState: 'done',
    uploadedAt: '2026-11-21T10:00:00.000Z',
    ...over,
  }
}

const three = [
  aFileView(),
  aFileView({ id: 'b'.repeat(26), originalName: 'tide.mp3', mimeType: 'audio/mpeg' }),
  aFileView({
    id: 'c'.repeat(26),
    originalName: 'page.pdf',
    mimeType: 'application/pdf',
  }),
]

test('the landing page leads to /auth and has hero, media, a last call and a copyright line', async () => {
  const { text, html } = await render(createElement(LandingPage, { operatorName: null }))
  expect(html).toMatch(
    /<header[^>]*>.*<a [^>]*href="\/auth"[^>]*>Get Started<\/a>.*<\/header>/,
  )
  expect(html.match(/<h1/g)).toHaveLength(1)
  for (const medium of ['Photography', 'Visual Arts', 'Music', 'Writing'])
    expect(html).toMatch(new RegExp(`<h3[^>]*>${medium}</h3>`))
  expect(html.match(/href="\/auth"/g)!.length).toBeGreaterThanOrEqual(3)
  expect(html).toMatch(/<footer[^>]*>.*© \d{4} Refyn.*<\/footer>/)
  expect(text.indexOf('Visual Arts')).toBeLessThan(text.indexOf('© '))
})

test('the foot of the landing page leads to the six policies', async () => {
  const { html } = await render(createElement(LandingPage, { operatorName: null }))
  const [footer = ''] = /<footer.*<\/footer>/.exec(html) ?? []
  expect(
    [...footer.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, to, name]) => [
      to,
      name,
    ]),
  ).toEqual([
    ['/policies/privacy.pdf', 'Privacy'],
    ['/policies/terms.pdf', 'Terms of Service'],
    ['/policies/cookies.pdf', 'Cookie Policy'],
    ['/policies/retention.pdf', 'Data Retention'],
    ['/policies/legal-notice.pdf', 'Legal Notice'],
    ['/policies/accessibility.pdf', 'Accessibility'],
  ])
})

test('the last screen says what happened and offers to refresh the page', async () => {
  const { text, html } = await render(createElement(ErrorScreen))
  expect(text).toContain('|Something went wrong|Please refresh the page to try again.|')
  expect(html).toMatch(/<button[^>]*>Refresh Page<\/button>/)
})

test('Refresh Page loads the page again', async () => {
  const reload = vi.fn<() => void>()
  const tree = await callHook(ErrorScreen)
  vi.stubGlobal('window', { location: { reload } })
  listenerIn(tree, 'onClick')?.()
  vi.unstubAllGlobals()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that fails is replaced by the last screen', async () => {
  const { rootRoute } = await withWindow(() => import('#src/routes/root.tsx'))
  expect(rootRoute.options.errorComponent).toBe(ErrorScreen)
})

test('the layout for phones is asked for below 1024 px and for devices without a fine pointer', async () => {
  await withWindow(() => import('#src/lib/use-is-mobile.ts'))
  expect(askedMedia).toContain(
    '(max-width: 1023.98px), (pointer: coarse) and (hover: none)',
  )
})

test('the desktop header has its five places, New, the profile and Sign Out', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  const { DesktopHeader } = await withWindow(
    () => import('#src/ui/layout/desktop-header.tsx'),
  )
  const user = { firstName: 'Ida', lastName: 'Holm', isAdmin: false } as UserView
  const { html, text } = await render(
    createElement(DesktopHeader, {
      user,
      onNew: nothing,
      onProfile: () => undefined,
      onShortcuts: nothing,
      onSignOut: nothing,
    }),
  )
  vi.unstubAllGlobals()
  for (const [place, address] of [
    ['Crits', '/'],
    ['Discover', '/cultural-discovery'],
    ['Notes', '/notes'],
    ['Micro Courses', '/micro-courses'],
  ])
    expect(html).toMatch(new RegExp(`<a [^>]*href="${address}"[^>]*>${place}</a>`))
  expect(text).toContain('|New|')
  expect(html).toMatch(/<button[^>]*aria-haspopup="menu"/)
  expect(text).toContain('|Sign Out|')
})

test('the phone has a sticky bar with help or back, the logo and the profile menu', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  const { MobileBar } = await withWindow(() => import('#src/ui/layout/mobile-bar.tsx'))
  const user = { firstName: 'Ida', lastName: 'Holm', isAdmin: false } as UserView
  const bar = (hasBack: boolean) =>
    render(
      createElement(MobileBar, {
        user,
        hasBack,
        onProfile: () => undefined,
        onSignOut: nothing,
      }),
    )
  const [home, elsewhere] = [await bar(false), await bar(true)]
  vi.unstubAllGlobals()
  expect(home.html).toMatch(/<a [^>]*aria-label="How to use Refyn"[^>]*href="\/info"/)
  expect(elsewhere.html).toMatch(/<a [^>]*aria-label="Back"[^>]*href="\/"/)
  expect(home.html).toMatch(/<a [^>]*aria-label="Refyn, home"/)
  expect(home.html).toMatch(/<button[^>]*aria-haspopup="menu"/)
  expect(home.css).toContain('position:sticky')
})

describe('the use of the month', () => {
  const card = (used: number, limit: number) => {
    const view = {
      subscriptionPlan: 'free',
      isAcademic: false,
      conversationsThisMonth: used,
      conversationLimit: limit,
    } as SubscriptionView
    const key = getQueryKey(trpc.billing.subscription, undefined, 'query')
    return render(createElement(UsageCard), [[key, view]])
  }

  test('is shown with the limit that the server gives', async () => {
    expect((await card(1, 3)).text).toContain('|1 of 3 conversations|')
    expect((await card(1, 7)).text).toContain('|1 of 7 conversations|')
  })

  test.for([
    [0, 3, 0],
    [1, 3, 33],
    [3, 3, 100],
    [5, 3, 100],
    [400, 3, 100],
  ] as const)('of %i of %i is a bar of %i', async ([used, limit, value]) => {
    expect((await card(used, limit)).html).toContain(`aria-valuenow="${value}"`)
  })
})

function iconIn(html: string): string | undefined {
  return /<svg[^>]*class="lucide ([^"]+)"/.exec(html)?.[1]
}

test('each medium has a sign and a colour of its own, and anything else the default', async () => {
  const signs = await Promise.all(
    [...mediaTypes, null].map(async (medium) => {
      const { html } = await render(createElement(MediumIcon, { medium }))
      return { icon: iconIn(html), style: /css-\w+/.exec(html)?.[0] }
    }),
  )
  expect(new Set(signs.map(({ icon }) => icon)).size).toBe(mediaTypes.length + 1)
  expect(new Set(signs.map(({ style }) => style)).size).toBe(mediaTypes.length + 1)
})

test('a file has the icon of its type, and video one that no medium has', async () => {
  const iconOf = async (mimeType: string) =>
    iconIn((await render(createElement(FileIcon, { mimeType }))).html)
  const icons = await Promise.all(
    ['image/png', 'audio/mpeg', 'video/mp4', 'application/pdf', 'x/y'].map(iconOf),
  )
  expect(new Set(icons).size).toBe(5)
  const signs = await Promise.all(
    mediaTypes.map(async (medium) =>
      iconIn((await render(createElement(MediumIcon, { medium }))).html),
    ),
  )
  expect(signs).not.toContain(icons[2])
})

test('the list of files has icon, name, size and type of each, and a button to remove it', async () => {
  const list = (isLocked: boolean) =>
    render(createElement(FileList, { files: three, sessionId: 'session_1_a', isLocked }))
  const { text, html } = await list(false)
  expect(text).toContain('|Uploaded Files (3)|')
  expect(text).toContain('|harbour.jpg|1.50 KB · Image|')
  expect(text).toContain('|tide.mp3|1.50 KB · Audio|')
  expect(text).toContain('|page.pdf|1.50 KB · PDF|')
  expect(html.match(/aria-label="Remove /g)).toHaveLength(3)
  expect((await list(true)).html).not.toContain('aria-label="Remove ')
})

function galleryOf(files: FileView[]): ComponentProps<typeof FileGallery> {
  const nothing = () => undefined
  const [file] = files
  if (!file) throw new Error('A gallery shows a file')
  return {
    files,
    file,
    onChoose: nothing,
    pinned: { pins: [], litId: null, onLight: nothing, onChoose: nothing },
  }
}

test('the gallery has counter, preview, arrows, dots and a strip of thumbnails', async () => {
  const { text, html } = await render(createElement(FileGallery, galleryOf(three)))
  expect(text).toContain('|Files Ready for Feedback|1 / 3|')
  expect(html).toContain('aria-label="Open harbour.jpg in full screen"')
  expect(html).toContain('aria-label="Previous file"')
  expect(html).toContain('aria-label="Next file"')
  for (const { originalName } of three)
    expect(html).toContain(`aria-label="Show ${originalName}"`)
  expect(html.match(/aria-current="true"/g)).toHaveLength(1)
  const one = await render(createElement(FileGallery, galleryOf(three.slice(0, 1))))
  expect(one.html).not.toMatch(/Previous file|Next file/)
})

describe('the viewer', () => {
  const viewer = (files: FileView[], start = 0) =>
    render(createElement(FileViewer, { files, start, onClose: nothing }))

  test('has a close button, a counter, and a way to the others when there are some', async () => {
    const many = await viewer(three, 1)
    expect(many.text).toContain('|2 / 3|')
    for (const name of ['Close', 'Previous', 'Next'])
      expect(many.html).toContain(`aria-label="${name}"`)
    const one = await viewer(three.slice(0, 1))
    expect(one.html).toContain('aria-label="Close"')
    expect(one.html).not.toMatch(/aria-label="(Previous|Next)"/)
    expect(one.text).not.toContain('1 / 1')
  })

  test('shows a picture, and players for sound and film, with title and name below', async () => {
    const film = aFileView({
      mimeType: 'video/mp4',
      originalName: 'crossing.mp4',
      title: 'The crossing',
    })
    const { html, text } = await viewer([film])
    const bytes = `/api/files/${film.id}/content`
    expect(html).toMatch(new RegExp(`<video[^>]*src="${bytes}"`))
    expect(html).toMatch(/<video[^>]*controls=""/)
    expect(text).toMatch(/\|The crossing\|crossing\.mp4\|/)
    expect((await viewer(three, 1)).html).toMatch(/<audio[^>]*controls=""/)
    expect((await viewer(three)).html).toMatch(new RegExp(`<img[^>]*src="${bytes}`))
  })
})

test('the question before deleting has two answers, and shows that it is at work', async () => {
  const dialog = (isDeleting: boolean) =>
    render(
      createElement(ConfirmDeleteDialog, {
        isOpen: true,
        title: 'Delete Conversation',
        text: 'Are you sure?',
        isDeleting,
        onConfirm: nothing,
        onCancel: nothing,
      }),
    )
  const asked = await dialog(false)
  expect(asked.html).toContain('role="alertdialog"')
  expect(asked.text).toContain('|Delete Conversation|Are you sure?|Cancel|Delete|')
  const working = await dialog(true)
  expect(working.html).toMatch(/<button[^>]*disabled=""[^>]*>Deleting\.\.\.<\/button>/)
})

describe('a refused upload', () => {
  test.for([
    [
      { code: 'file_limit', max: 5 },
      'File limit exceeded',
      'Maximum 5 files allowed per conversation',
    ],
    [
      { code: 'file_too_large', name: 'a.jpg', maxMb: 30 },
      'File size too large',
      '"a.jpg" exceeds maximum size of 30MB',
    ],
    [
      new Error('nothing that a person knows'),
      'Upload failed',
      'Failed to upload files. Please try again.',
    ],
    [undefined, 'Upload failed', 'Failed to upload files. Please try again.'],
  ] as const)(
    '%o is told in the words of the specification',
    async ([refusal, title, description]) => {
      const refuse = await callHook(useRefusalToast)
      refuse(refusal)
      await expect
        .poll(() => toaster.getVisibleToasts())
        .toMatchObject([{ type: 'error', title, description }])
    },
  )
})

test('one toast is shown at a time, for five seconds, default or destructive', async () => {
  showToast({ title: 'First' })
  showToast({ title: 'Second' })
  await expect
    .poll(() => toaster.getVisibleToasts())
    .toMatchObject([{ title: 'Second', type: 'info', duration: 5000 }])
  showFailure({ title: 'Third' })
  expect(toaster.getVisibleToasts()).toMatchObject([{ title: 'Third', type: 'error' }])
  expect(toaster.attrs.hotkey).toEqual(['F8'])
})

test('who is signed in is asked once, fresh for 5 minutes and kept for 10', async () => {
  const Probe = () => (useCurrentUser().isLoading ? 'asking' : 'known')
  const { client } = await render(createElement(Probe))
  const [query] = client
    .getQueryCache()
    .findAll({ queryKey: getQueryKey(trpc.account.me) })
  expect(query?.options).toMatchObject({
    staleTime: 300_000,
    gcTime: 600_000,
    retry: false,
  })
})
