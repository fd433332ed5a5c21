import { createRoute } from '@tanstack/react-router'
import { BookOpen } from 'lucide-react'
import { ComingPage } from '#src/features/pages/coming-page.tsx'
import { rootRoute } from './root.tsx'

export const microCoursesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/micro-courses',
  component: () => <ComingPage topic="courses" icon={BookOpen} />,
})
