import type { Drawing } from './drawing.ts'
import { colourRoles, warmAndCool } from './plates/colour.ts'
import { crowdedOrOpen, gaps, leadingLines, thumbnails } from './plates/composition.ts'
import { canon, levels } from './plates/dancers.ts'
import { gesture, measuredFigure, reach, theMoment } from './plates/figures.ts'
import { axis, cuts, formats, shotSizes } from './plates/film.ts'
import { grid, hierarchy, letters } from './plates/layout.ts'
import { exposureSteps, lostEdges, sideLight, threeValues } from './plates/light.ts'
import { hatching, layers, silhouettes } from './plates/marks.ts'
import { echoes, effort, pathways } from './plates/movement.ts'
import {
  chordSteps,
  grooveGrid,
  layeredBars,
  phrase,
  soundStage,
} from './plates/music.ts'
import { ceiling, equaliser, waveAndRest } from './plates/sound.ts'
import { levelHorizon, nearAndFar, perspective, viewCones } from './plates/space.ts'
import {
  dialogueTurns,
  revisionMarks,
  sentenceRhythm,
  storyArc,
  verseStresses,
} from './plates/words.ts'
import { copyStand, walkRound } from './plates/working.ts'

/** Every plate by the name in its address, `/api/drawings/<name>.svg`. */
export const drawings = {
  'side-light': sideLight,
  'three-values': threeValues,
  'exposure-steps': exposureSteps,
  'lost-edges': lostEdges,
  'warm-and-cool': warmAndCool,
  'colour-roles': colourRoles,
  'near-and-far': nearAndFar,
  'view-cones': viewCones,
  'level-horizon': levelHorizon,
  perspective,
  'leading-lines': leadingLines,
  'crowded-or-open': crowdedOrOpen,
  thumbnails,
  gaps,
  hatching,
  layers,
  silhouettes,
  'measured-figure': measuredFigure,
  gesture,
  'the-moment': theMoment,
  reach,
  'walk-round': walkRound,
  'copy-stand': copyStand,
  formats,
  echoes,
  phrase,
  'chord-steps': chordSteps,
  'groove-grid': grooveGrid,
  'layered-bars': layeredBars,
  'sound-stage': soundStage,
  'wave-and-rest': waveAndRest,
  ceiling,
  equaliser,
  'story-arc': storyArc,
  'dialogue-turns': dialogueTurns,
  'sentence-rhythm': sentenceRhythm,
  'verse-stresses': verseStresses,
  'revision-marks': revisionMarks,
  'shot-sizes': shotSizes,
  axis,
  cuts,
  hierarchy,
  grid,
  letters,
  effort,
  levels,
  pathways,
  canon,
} satisfies Record<string, Drawing>

export type DrawingName = keyof typeof drawings
