import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A plain letter in a ring: the brand's own mark is not ours to ship. */
export function GoogleMark(): ReactNode {
  return (
    <chakra.svg viewBox="0 0 20 20" boxSize="4" fill="none" aria-hidden>
      <path
        d="M17 10h-6.5M17 10a7 7 0 1 1-2.2-5.1"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </chakra.svg>
  )
}
