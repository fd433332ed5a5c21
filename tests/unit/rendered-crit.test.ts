import { getQueryKey } from '@trpc/react-query'
import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mediaTypes } from '#routers/contract/media-types.ts'
import { ChatPanel } from '#src/features/conversation/chat-panel.tsx'
import { Composer } from '#src/features/conversation/composer.tsx'
import { ContextPanel } from '#src/features/conversation/context-panel.tsx'
import { CritCard } from '#src/features/conversation/crit-card.tsx'
import { DashboardWelcome } from '#src/features/conversation/dashboard-welcome.tsx'
import { HistoryCard } from '#src/features/conversation/history-card.tsx'
import { HistoryPanel } from '#src/features/conversation/history-panel.tsx'
import { MessageItem } from '#src/features/conversation/message-item.tsx'
import { useAnalyze } from '#src/features/conversation/use-analyze.ts'
import { trpc } from '#src/lib/trpc.ts'
import { toaster } from '#src/ui/toasts.tsx'
import { callHook, listenerIn, render, withWindow } from './render.ts'
import { ReplyWords } from '#src/features/conversation/reply-words.ts'
import type {
  ConversationCard,
  ConversationView,
} from '#routers/contract/conversation.ts'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { CritLinks } from '#src/features/conversation/crit-links.ts'
import type { Thread } from '#src/features/conversation/use-thread.ts'

const nothing = () => undefined

// A question that is being typed is kept by the tab.
beforeAll(() => ReplyWords.preload())

beforeAll(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: nothing,
    removeItem: nothing,
  })
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const now = Date.parse('2026-11-21T12:00:00.000Z')
const id = 'a'.repeat(26)

function aDraft(medium: MediaType | null = null, context = '') {
  return { medium, context, setMedium: nothing, setContext: nothing, forget: nothing }
}

function aCard(over: Partial<ConversationCard> = {}): ConversationCard {
  return {
    id,
    sessionId: 'session_1_a',
    contextPrompt: 'A harbour at dawn',
    mediaType: 'painting',
    isAssignment: false,
    audioUrl: null,
    createdAt: '2026-11-21T10:00:00.000Z',
    fileCount: 0,
    messageCount: 1,
    files: [],
    ...over,
  }
}

const conversation: ConversationView = {
  ...aCard(),
  courseId: null,
  repliesUsed: 0,
}

function aReply(over: Partial<MessageView> = {}): MessageView {
  return {
    id,
    conversationId: id,
    role: 'ai',
    kind: 'reply',
    content: 'Look at the **light**.',
    status: 'done',
    model: 'Built-in tutor',
    errorCode: null,
    retryAt: null,
    isHelpful: null,
    citations: [],
    numberMarks: [],
    suggestionId: null,
    refyn: null,
    comparison: null,
    createdAt: '2026-11-21T10:00:00.000Z',
    ...over,
  }
}

/** A crit without suggestions, in which nothing leads anywhere. */
const links: CritLinks = {
  suggestions: [],
  litId: null,
  onLight: nothing,
  onPin: nothing,
  onFact: nothing,
  renderAbove: () => null,
  renderActions: () => null,
  renderBelow: () => null,
}

function chat(over: Partial<Thread>) {
  const thread: Thread = {
    conversation: null,
    messages: [],
    live: {},
    state: 'ready',
    reload: nothing,
    ...over,
  }
  return createElement(ChatPanel, {
    sessionId: 'session_1_a',
    thread,
    replyLimit: 3,
    announcement: '',
    isSmall: false,
    links,
    tools: null,
    about: null,
    onAboutClear: nothing,
    onNew: nothing,
  })
}

describe('the panel of medium and context', () => {
  const panel = (over: object) =>
    createElement(ContextPanel, {
      draft: aDraft(),
      conversation: null,
      assignment: null,
      missing: [],
      isAnalyzing: false,
      isQueued: false,
      isLimitReached: false,
      onSubmit: nothing,
      ...over,
    })

  test('asks for a medium of the nine and for words, under its title', async () => {
    const { text, html } = await render(panel({}))
    expect(text).toContain('|Creative Medium & Context|')
    expect(text).toContain('|Get AI Feedback|')
    for (const medium of mediaTypes) expect(html).toContain(`value="${medium}"`)
    expect(html).toContain('<textarea')
  })

  test('reads Analyzing... while the analysis is on its way, and takes no second click', async () => {
    const { html } = await render(panel({ isAnalyzing: true }))
    expect(html).toMatch(/<button[^>]* disabled=""[^>]*>Analyzing\.\.\.<\/button>/)
  })

  test('cannot be sent while something is missing', async () => {
    const { html } = await render(panel({ missing: ['a file'] }))
    expect(html).toMatch(/<button[^>]* disabled=""[^>]*>Get AI Feedback<\/button>/)
  })

  test('shows medium and context once the conversation exists, and no field for either', async () => {
    const { text, html } = await render(panel({ conversation }))
    expect(text).toContain('|Painting|')
    expect(text).toContain('|A harbour at dawn|')
    expect(html).not.toMatch(/<(textarea|input|button)/)
    for (const medium of mediaTypes) expect(html).not.toContain(`value="${medium}"`)
    expect(html).toContain('value="straight"')
  })
})

describe('asking for feedback', () => {
  const crit = { sessionId: 'session_1_a', assignment: null }

  test.for([
    [
      { draft: aDraft('dance', ' \n'), fileCount: 1 },
      'Context required',
      'Please provide context for your creative work',
    ],
    [
      { draft: aDraft(null, 'Mine'), fileCount: 1 },
      'Media type required',
      'Please select a media type for specialized feedback',
    ],
    [
      { draft: aDraft('dance', 'Mine'), fileCount: 0 },
      'Files required',
      'Please upload at least one file for analysis',
    ],
  ] as const)('is refused in its words: %o', async ([input, title, description]) => {
    const analyze = await callHook(() => useAnalyze({ ...crit, ...input }))
    expect(analyze.missing).toHaveLength(1)
    analyze.start()
    await expect
      .poll(() => toaster.getVisibleToasts())
      .toMatchObject([{ type: 'error', title, description }])
    toaster.remove()
  })
})

describe('the chat panel', () => {
  test('has its header and its empty state, and nowhere to write without a conversation', async () => {
    const { text, html } = await render(chat({}))
    expect(text).toContain('|AI Creative Feedback|')
    expect(text).toContain(
      '|Upload files and provide context to start getting AI feedback|',
    )
    expect(html).not.toContain('<textarea')
  })

  test('says when the conversation cannot be loaded', async () => {
    const { text } = await render(chat({ state: 'failed' }))
    expect(text).toContain('|Failed to load conversation|Please try again|')
  })

  test('credits the model behind the answers', async () => {
    const { text } = await render(chat({ conversation, messages: [aReply()] }))
    expect(text).toContain('|Feedback by Built-in tutor|')
  })
})

test('a reply has its time and the buttons Copy and Helpful, a question has neither button', async () => {
  const item = (message: MessageView) =>
    createElement(MessageItem, {
      message,
      links,
      sessionId: 'session_1_a',
      liveText: undefined,
      isLast: true,
    })
  const reply = await render(item(aReply()))
  expect(reply.html).toContain('<time dateTime="2026-11-21T10:00:00.000Z">')
  expect(reply.html).toContain('<strong>light</strong>')
  expect(reply.text).toContain('|Copy|')
  expect(reply.text).toContain('|Helpful|')
  const question = await render(item(aReply({ role: 'user', content: 'Why?' })))
  expect(question.text).not.toMatch(/Copy|Helpful/)
})

test('what a tutor or a person wrote cannot run, embed or fetch anything', async () => {
  const content = [
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '![pixel](https://evil.example/x.png)',
    '[click](javascript:alert(1))',
    '[web](https://example.org/page)',
  ].join('\n\n')
  const { html } = await render(
    createElement(MessageItem, {
      message: aReply({ content }),
      links,
      sessionId: 'session_1_a',
      liveText: undefined,
      isLast: false,
    }),
  )
  expect(html).not.toMatch(/<script|<img|onerror|evil\.example|javascript:/)
  expect(html).toMatch(/<a href="https:\/\/example\.org\/page"[^>]*rel="noopener/)
  expect(html).toContain('(example.org)')
})

describe('the text input', () => {
  const input = (isBusy: boolean) => ({
    sessionId: 'session_1_a',
    isBusy,
    repliesLeft: 2,
    tools: null,
    about: null,
    onAboutClear: nothing,
    onNew: nothing,
    onSent: nothing,
  })
  const composer = (isBusy: boolean) => createElement(Composer, input(isBusy))

  test.for([
    ['Enter sends', { key: 'Enter' }, true],
    ['Shift+Enter is a new line', { key: 'Enter', shiftKey: true }, false],
    [
      'Enter that ends a composed character is not sent',
      { key: 'Enter', nativeEvent: { isComposing: true } },
      false,
    ],
    ['a letter is a letter', { key: 'a' }, false],
  ] as const)('in the text input %s', async ([, pressed, isTaken]) => {
    const tree = await callHook(() => Composer(input(false)))
    let isPrevented = false
    const press = listenerIn(tree, 'onKeyDown')
    press?.({
      shiftKey: false,
      nativeEvent: { isComposing: false },
      preventDefault: () => {
        isPrevented = true
      },
      ...pressed,
    })
    expect([press === undefined, isPrevented]).toEqual([false, isTaken])
  })

  test('has three rows, a button, the hint, and says whether the tutor is ready', async () => {
    const { text, html } = await render(composer(false))
    expect(html).toMatch(/<textarea[^>]* rows="3"/)
    expect(html).toContain('aria-label="Send"')
    expect(text).toContain('|Press Shift+Enter for new line, Enter to send|')
    expect(text).toContain('|AI Ready|')
    expect((await render(composer(true))).text).toContain('|AI Thinking...|')
  })

  test('sends nothing while it is blank', async () => {
    const { html } = await render(composer(false))
    expect(html).toMatch(
      /<button[^>]*disabled=""[^>]*aria-label="Send"|<button[^>]*aria-label="Send"[^>]*disabled=""/,
    )
  })
})

describe('the welcome', () => {
  test('has four cards, a button to begin, and names 15 files', async () => {
    const { text } = await render(createElement(DashboardWelcome, { onNew: nothing }))
    for (const title of [
      'Request Feedback',
      'Create Notes',
      'Learn and Grow',
      'Discover Culture',
      'Start your first conversation',
    ])
      expect(text).toContain(`|${title}|`)
    expect(text).toContain('Up to 15 files per conversation')
  })
})

test('the dashboard that is on its way says so', async () => {
  const { DashboardPage } = await withWindow(
    () => import('#src/features/conversation/dashboard-page.tsx'),
  )
  const { text } = await render(createElement(DashboardPage, { onNew: nothing }))
  expect(text).toContain('|Loading your dashboard...|')
})

describe('a card of the dashboard', () => {
  const card = (over: Partial<ConversationCard>) =>
    render(createElement(CritCard, { card: aCard(over), now, onRemove: nothing }))

  test('shows medium, context, counts and age', async () => {
    const { text, html } = await card({ fileCount: 2 })
    expect(text).toContain('|Painting|')
    expect(text).toContain('|A harbour at dawn|')
    expect(text).toContain('2 files · 1 message · 2 hours ago')
    expect(html).toContain('aria-label="Delete conversation: A harbour at dawn"')
  })

  test('without context or medium says so', async () => {
    const { text } = await card({ contextPrompt: '', mediaType: null })
    expect(text).toContain('|No description provided|')
    expect(text).toContain('|General|')
  })

  test('begins with its first file, and with the sign of its medium when there is none', async () => {
    const files = [
      { id: 'b'.repeat(26), originalName: 'b.jpg', mimeType: 'image/jpeg' },
      { id: 'c'.repeat(26), originalName: 'c.jpg', mimeType: 'image/jpeg' },
    ]
    const { html } = await card({ files, fileCount: 2 })
    expect(html.match(/<img/g)).toHaveLength(1)
    expect(html).toContain(`/api/files/${'b'.repeat(26)}/content`)
    expect((await card({})).html).not.toContain('<img')
  })
})

describe('a card of the history', () => {
  const fileOf = (mimeType: string, index = 0) => ({
    id: String.fromCharCode(98 + index).repeat(26),
    originalName: 'x',
    mimeType,
  })
  const card = (over: Partial<ConversationCard>) =>
    render(
      createElement(HistoryCard, {
        card: aCard(over),
        onSelect: nothing,
        onRemove: nothing,
      }),
    )

  test('shows one large and up to four small thumbnails, and how many are beyond five', async () => {
    const files = Array.from({ length: 5 }, (_, index) => fileOf('image/png', index))
    const seven = await card({ files, fileCount: 7 })
    expect(seven.html.match(/<img/g)).toHaveLength(5)
    expect(seven.text).toContain('|+2|')
    expect((await card({ files, fileCount: 5 })).text).not.toContain('|+')
  })

  test.for(['image/jpeg', 'image/png'])('shows a picture of %s', async (mimeType) => {
    const { html } = await card({ files: [fileOf(mimeType)], fileCount: 1 })
    expect(html.match(/<img/g)).toHaveLength(1)
  })

  test.for([
    'image/webp',
    'image/gif',
    'audio/mpeg',
    'video/mp4',
    'application/pdf',
    'x/y',
  ])('shows the icon of %s and no picture', async (mimeType) => {
    const { html } = await card({ files: [fileOf(mimeType)], fileCount: 1 })
    expect(html).not.toContain('<img')
    expect(html).toContain('<svg')
  })
})

test('the history is not read while its panel is closed', async () => {
  const { client, text } = await render(
    createElement(HistoryPanel, { usage: null, onSelect: nothing, onRemoved: nothing }),
  )
  expect(text).toContain('|History|')
  const key = getQueryKey(trpc.conversation.list)
  expect(client.getQueryCache().findAll({ queryKey: key })).toEqual([])
})
