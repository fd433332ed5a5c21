import { mediumHues, plotColors, semanticColors } from './colours.ts'
import { markerTokens } from './map-colors.ts'

/** All colours by their names. The built client has the names alone (scripts/leave-out.ts). */
export const colourTokens = {
  ...semanticColors,
  medium: mediumHues,
  plot: plotColors,
  marker: markerTokens,
}
