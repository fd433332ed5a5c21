import { Link, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { LocationView } from '#routers/contract/discovery.ts'

const openStreetMap = '© OpenStreetMap contributors'

/** Whom the shown places are owed to: a search says so itself, of others it is by their sources. */
export function attributionOf(
  places: ReadonlyArray<Pick<LocationView, 'source'>>,
): string | null {
  return places.some(({ source }) => source === 'osm') ? openStreetMap : null
}

/** Under a list; to the licence where it is OpenStreetMap's (ODbL 1.0, section 4.3). */
export function Attribution({ text }: { text: string | null }): ReactNode {
  if (!text) return null
  return (
    <Text fontSize="xs" color="fg.muted">
      {text.includes('OpenStreetMap') ? (
        <Link
          href="https://www.openstreetmap.org/copyright"
          target="_blank"
          rel="noopener noreferrer"
          color="fg.muted"
          textDecoration="underline"
        >
          {text}
        </Link>
      ) : (
        text
      )}
    </Text>
  )
}
