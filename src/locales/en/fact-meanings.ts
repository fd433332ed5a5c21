/** What each chart says to the maker of a work in a given medium: one sentence. */
export const factMeanings = {
  histogram: {
    photography:
      'A heap leaning left or right is a mood you may want; worry when it is pushed against an edge, or when one colour’s curve alone runs past the others.',
    painting:
      'Look for two or three separate hills, your darks, middles and lights; one lump in the middle means the values run together, or the photo of the canvas is dull.',
    drawing:
      'Expect a tall peak of paper on the right and a tail of marks to its left; if the tail stops halfway, your darkest dark is still a grey and could be pressed further.',
    graphicDesign:
      'A few narrow spikes are the flat colours you chose; check that type and ground are spikes far apart, for two close together are hard to read.',
    illustration:
      'Separate hills suggest that figure and setting have tones of their own; when everything shares one hill, the action may vanish once the picture is small.',
    film: 'A low hill on the left suits night as long as it has a tail to the right for faces; be wary when red or blue sits apart from the rest in a scene you meant as neutral.',
    dance:
      'Stage pictures pile up on the left because the floor is dark; what counts is a clear bump further right for the bodies, and without it the movement sinks.',
    other:
      'Read it from left, black, to right, white: gaps at both ends make a work look hazy, while a wall at either end shows that tones were squeezed out.',
  },
  clipping: {
    photography:
      'Lost white in a lamp or the sun is honest, but in a third that holds skin, cloud or a wedding dress it is gone, so expose for that part next time.',
    painting:
      'Paint seldom clips, so marked thirds mostly mean glare on wet or varnished paint or a dark corner of the photo; take it again in even light before judging.',
    drawing:
      'White without detail may simply be bare paper and need not trouble you; look twice when faint lines you know are there have been bleached away by the scan.',
    graphicDesign:
      'Solid black and empty white are your materials here, so a high share is fine; only worry where a third with a photograph in it has lost its detail too.',
    illustration:
      'Flat blacks can be a strong choice, yet where they fill a third in which hands or faces act, the gestures merge, and a thin edge of lighter tone frees them.',
    film: 'A bright window may burn and a doorway may go black, but a third where somebody’s eyes should be needs detail, for no grading, that is colour work, brings it back.',
    dance:
      'Spotlights burn out foreheads and pale costumes while the wings go black; mind the white in the thirds where the dancer moves, and let the empty dark be.',
    other:
      'Find the third with the largest share and ask what you would look for there; if the answer is nothing, leave it, and if it is your subject, win the detail back.',
  },
  palette: {
    photography:
      'You did not mix these colours, you framed them: if a small stray one, such as a red bin, is not your subject, a step aside or a crop can remove it.',
    painting:
      'Compare the six with what you squeezed out: near-equal areas leave no colour in charge, and six similar browns or greys hint at mixing too many pigments.',
    drawing:
      'In a monochrome sheet the six are really steps of tone, so check that they differ; a yellow or blue among the paper tones usually comes from the lamp.',
    graphicDesign:
      'Match the six to the colours you specified: one ground, one main colour and one small accent are plenty, and any colour you cannot name is a leftover.',
    illustration:
      'The smallest patch works hardest if it sits on the one who acts; be careful when your hero’s colour is also the largest area, for then nobody stands out.',
    film: 'Six neighbouring colours hold a film together; if the widest area changes its character from scene to scene without a reason in the story, the grade has drifted.',
    dance:
      'Floor and backdrop take the largest areas, so look whether a costume colour appears at all; if it does not, the dancers wear the colour of the room.',
    other:
      'Cover the largest colour with your hand and see whether the rest still has a leader; if all the others weigh the same, shrink some and let one grow.',
  },
  sharpness: {
    photography:
      'The crispest third should be the one with the eyes or the subject; if the background scores higher, focus slipped, and if all are under 40 %, the camera may have moved.',
    painting:
      'Your hardest edges belong near the focal point and may melt elsewhere; when every third is equally crisp, nothing recedes, and when all are low, rephotograph it.',
    drawing:
      'Crisp thirds are where the point was sharp and the hand sure; softness is fine in smudged shade, but in the contour of your main form it reads as doubt.',
    graphicDesign:
      'Type and logos should come out near 100 % in every third they stand in; a lower figure points to an image enlarged too far or saved with heavy compression.',
    illustration:
      'Clean outlines give high values all over, so use the differences to lead: soften the setting a little, and worry if a face is softer than the wall behind it.',
    film: 'Moving pictures may be softer than stills, and 40 % is often enough; trouble starts when the third with the speaker is softer than the scenery behind.',
    dance:
      'Blur in the thirds where limbs travel shows speed and may stay; if the floor and the wings are soft as well, the camera lost focus or shook along.',
    other:
      'Go to the highest third first, since viewers will too, and see whether it holds what you care about; a blank third has no edges and is nothing to mend.',
  },
  weight: {
    photography:
      'The heaviest squares should hold your subject; if they lie on a bright corner or a sign at the rim, that is where people look first, so crop or darken it.',
    painting:
      'Let the centre of gravity sit off the middle with a smaller weight to answer it; when heavy squares crowd one edge, the eye walks out of the canvas there.',
    drawing:
      'Dense marks pull the eye, so the heavy squares show where you worked longest; if that is a fold or a background and no longer the pose, lighten your hand there.',
    graphicDesign:
      'Follow the squares from heaviest to lightest and compare the path with your reading order; it is time to act when an ornament outweighs the headline.',
    illustration:
      'The moment of the story should own the heaviest square, with lighter ones where the glance travels next; a heavy prop in a corner tells another story.',
    film: 'Look at how far the centre lies from your actor: some distance with open space in the direction of the gaze is calm, but weight behind the back distracts.',
    dance:
      'A centre away from the middle is lively when the dance is travelling that way; if the weight stays on a lamp or the curtain, the bodies are losing to the room.',
    other:
      'Guess where people will look before you read the map; if the heaviest square surprises you, quieten that spot or give your own choice more contrast.',
  },
  waveform: {
    music:
      'The loudness line should rise where your song means to arrive; a solid block with a level line is too squeezed, and a chorus no higher than its verse falls flat.',
    film: 'Speech makes a steady row of bumps, and the line should keep one height from scene to scene; mend the places where a viewer would reach for the remote.',
    dance:
      'Hold it beside the choreography: swells and drops offer you entrances and stops, and a long level stretch asks the bodies to bring all the change themselves.',
    other:
      'Trace the line from left to right and name what causes every hill; hills you cannot explain are knocks or breath, and tops cut off level are distortion.',
  },
  spectrum: {
    music:
      'A slope falling gently from bass to air is normal; look into it when low mids tower over the bass, which sounds boxy, or presence lies 30 dB under it, which is dull.',
    film: 'Voices live in the mids and presence, so these should stand high while people talk; a tall sub band without an explosion is often wind, traffic or a bumped mic.',
    dance:
      'Sub and bass are what feet feel through the floor, presence is what gives the accents; if the top is missing, the recording was probably made from across the hall.',
    other:
      'Compare it with a recording you trust of the same kind: a band more than 6 dB away from that model is worth a listen, smaller differences are taste.',
  },
  stereo: {
    music:
      'Between 0.3 and 0.8 a mix is usually open and still solid; below 0 parts cancel on a single speaker, and over 1.5 dB to one side, move a part back.',
    film: 'Dialogue wants the centre, so long talk should read close to 1, with width for music and places; one side clearly louder is often a microphone on a single channel.',
    dance:
      'Many studios and phones play one channel only, so a value under 0 may cost your dancers the beat; near 1 nothing is lost, even if the hall sounds smaller.',
    other:
      'Near 1 both ears hear the same, which suits a lone voice; a place or a crowd can be wider, but check any number below 0 by listening on one speaker.',
  },
  music: {
    music:
      'Check tempo and key by tapping and humming, then compare the section marks with the form you planned: a chorus without a mark beside it did not sound new.',
    film: 'Lay the section marks against your cuts and turning points; a change of music that misses the scene’s change by a second looks like a slip of the edit.',
    dance:
      'The tempo may show half or double of what you count, so trust your feet; see whether the dance changes at the section marks or, on purpose, against them.',
    other:
      'Take tempo and key as good guesses that speech or noise can mislead; the onsets, new sounds per second, tell more, and above six an ear begins to tire.',
  },
  shots: {
    film: 'Tall bars should stand where something is felt and short ones where it hurries; be suspicious of a row of equal heights, and of any peak read in two seconds.',
    dance:
      'A phrase needs a shot long enough to finish in, so see that no border cuts a jump or a turn in half; many short bars show the editor dancing more than you.',
    other:
      'Use the frames to recall each shot, then ask of the tallest bar what a viewer finds in its second half; if nothing comes to mind, that is where to trim.',
  },
  shotExposure: {
    film: 'Within a scene neighbours should lie nearly level; a step of more than a fifth jolts the eye, which is right for a door thrown open and wrong for a reply.',
    dance:
      'Slow slopes come from the lighting design and belong to the piece; a zigzag at the cuts means two cameras disagree, so match them on the floor or one costume.',
    other:
      'Run your finger along the line and stop at the biggest step: if place or time changes there, keep it, and if they do not, bring the two shots closer.',
  },
  sentences: {
    creativeWriting:
      'Good prose looks like a broken fence, with a short sentence where it should strike; read aloud any stretch of equal bars and any bar over forty words.',
    other:
      'For readers who come to learn or decide, most bars do well at ten to twenty words; split the tall ones, above all where several stand side by side.',
  },
  habits: {
    creativeWriting:
      'Keep a returning word if you can say what it gathers each time, as a motif does; change it when it came back unnoticed, as three openings with “She was” often do.',
    other:
      'A technical term may return as often as it must, since a synonym confuses; the ones to thin out are filler words and paragraphs of sentences that all begin with “It is”.',
  },
  grammar: {
    creativeWriting:
      'Let the reading ease fit whoever is speaking, and check first any shift of tense you did not intend; above two -ly adverbs in a hundred words, try stronger verbs.',
    other:
      'A reading ease near 60 reads like a newspaper and suits most readers; under 40, shorten sentences, and say who acts wherever a passive leaves that in doubt.',
  },
} as const
