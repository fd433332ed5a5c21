/** Part 2, section 9: where the map is when nothing else says so. */
export const defaultCentre = { latitude: 53.683, longitude: -1.496 } as const
export const mapZoom = { default: 12, focus: 15 } as const
