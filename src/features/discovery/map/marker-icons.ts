import {
  CalendarDays,
  Castle,
  Drama,
  Frame,
  Landmark,
  LibraryBig,
  MapPin,
  Palette,
  Signpost,
  UsersRound,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { MarkerKind } from '#routers/contract/discovery.ts'

/** The sign of each kind, on the map and in the list beside it. */
export const markerIcons: Record<MarkerKind, LucideIcon> = {
  museum: Landmark,
  gallery: Frame,
  historic_site: Castle,
  performance_venue: Drama,
  artist_studio: Palette,
  library: LibraryBig,
  creative_district: Signpost,
  community_space: UsersRound,
  event: CalendarDays,
  default: MapPin,
}
