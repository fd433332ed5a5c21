import { BookOpen, Compass, GalleryVerticalEnd, NotebookPen } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

interface NavItem {
  to: '/' | '/cultural-discovery' | '/notes' | '/micro-courses'
  /** On the phone's bar, and in the desktop's header, where there is room for more words. */
  label: 'crits' | 'discover' | 'notes' | 'courses'
  wideLabel: 'crits' | 'discover' | 'notes' | 'microCourses'
  icon: LucideIcon
}

export const navItems: readonly NavItem[] = [
  { to: '/', label: 'crits', wideLabel: 'crits', icon: GalleryVerticalEnd },
  { to: '/cultural-discovery', label: 'discover', wideLabel: 'discover', icon: Compass },
  { to: '/notes', label: 'notes', wideLabel: 'notes', icon: NotebookPen },
  { to: '/micro-courses', label: 'courses', wideLabel: 'microCourses', icon: BookOpen },
]
