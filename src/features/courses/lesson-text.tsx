import { Heading } from '@chakra-ui/react'
import { Prose } from '#src/ui/prose.tsx'
import type { ReactNode } from 'react'

/** A lesson, its headings one below another under the title of its part, which is an `h3`. */
export function LessonText({ text }: { text: string }): ReactNode {
  return <Prose text={text} elements={headings} />
}

interface HeadingProps {
  children?: ReactNode
}

function First({ children }: HeadingProps): ReactNode {
  return <h4>{children}</h4>
}

function Second({ children }: HeadingProps): ReactNode {
  return (
    <Heading as="h5" size="md">
      {children}
    </Heading>
  )
}

function Third({ children }: HeadingProps): ReactNode {
  return (
    <Heading as="h6" size="sm">
      {children}
    </Heading>
  )
}

/** Lessons begin with one, two or three marks: each of them is their first level. */
const headings = { h1: First, h2: First, h3: First, h4: Second, h5: Third, h6: Third }
