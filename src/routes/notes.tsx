import { createRoute, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { noteCategories } from '#routers/contract/note-categories.ts'
import { isRecordId } from '#routers/contract/session-ids.ts'
import { SpinnerPage } from '#src/ui/spinner-page.tsx'
import { lazyScreen } from '#src/lib/lazy-screen.ts'
import { rootRoute } from './root.tsx'
import type { ReactNode } from 'react'
import type { NotesWanted } from '#src/features/notes/notes-page.tsx'

const NotesPage = lazyScreen(
  async () => (await import('#src/features/notes/notes-page.tsx')).NotesPage,
)

export const notesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/notes',
  validateSearch: readSearch,
  component: Object.assign(Notes, { preload: NotesPage.preload }),
})

/** What is no id, category or text is left out. */
function readSearch({ q, category, conversation }: Record<string, unknown>): NotesWanted {
  return {
    q: typeof q === 'string' || typeof q === 'number' ? String(q) : undefined,
    category: noteCategories.find((known) => known === category),
    conversation: isRecordId(conversation) ? conversation : undefined,
  }
}

function Notes(): ReactNode {
  const wanted = notesRoute.useSearch()
  const navigate = useNavigate()
  return (
    <Suspense fallback={<SpinnerPage />}>
      <NotesPage
        wanted={wanted}
        onWant={(search) => void navigate({ to: '/notes', search, replace: true })}
      />
    </Suspense>
  )
}
