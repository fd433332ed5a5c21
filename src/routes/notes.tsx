import { createRoute } from '@tanstack/react-router'
import { NotebookPen } from 'lucide-react'
import { ComingPage } from '#src/features/pages/coming-page.tsx'
import { rootRoute } from './root.tsx'

export const notesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/notes',
  component: () => <ComingPage topic="notes" icon={NotebookPen} />,
})
