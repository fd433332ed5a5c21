import { lazyScreen } from '#src/lib/lazy-screen.ts'

/** `MarkdownText`, whose parser is 50 kB that nobody needs before there is a reply. */
export const ReplyWords = lazyScreen(
  async () => (await import('./markdown-text.tsx')).MarkdownText,
)
