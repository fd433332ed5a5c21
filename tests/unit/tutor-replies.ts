/** Replies of models in the shapes that they take; the first is the shape that they are asked for. */
export const modelReplies = {
  asked: `## What I see

Boats in the left third, and fog that lifts off the water [F2]. Crop it to what you meant.

## What works

- **The fog separates the planes.** The far quay is two steps lighter than the boats [F3], so the depth is felt before it is seen.
- The single red hull is the only saturated spot [F6]; the eye lands there and stays.

## What matters most

1. **The horizon leans.** It is off by 1.8 degrees [F11], and the water seems to run out of the frame. Rotate it clockwise until the quay wall is level.
2. **The sky has nothing to say.** The upper third is nearly one tone [F3]. Crop it to a sixth of the height, or wait for a gull to give it scale.
3. **The shadows under the boats close up** [F4]. Lift them by half a stop in the edit, and stop as soon as you can tell rope from wood.

## A question for you

Were you there for the light or for the boats?`,

  headings: `### 1. Lighting
**Observation:** The face is lit from the front, so the cheekbones disappear.
**Action:** Move the lamp a metre to the left and lower it to eye level.

### 2. Background
The shelf behind the sitter pulls attention. You could open the aperture to f/2.8, or ask the sitter to step two metres forward.

### 3. Look further
Study Rembrandt's “Self-Portrait with Two Circles” for how one side may be lost. There is also a good exercise: light an egg from twelve sides and rank the results.

Let me know if you'd like me to go deeper into any of these!`,

  bullets: `Great work overall! Here are a few ideas:

- Tighten the crop on the left
- Try a slower shutter, e.g. 1/15 s, to let the water blur
- Don't centre the lighthouse
- Keep the blue cast [F7]; it tells the hour

Hope that helps!`,

  prose: `The chorus does not lift, because the verse is already as loud as it can get [F3]. Take the guitars down by three decibels in the second verse. Then let the drums drop out for the last bar, so that the return is an event. If the vocal still feels small, try doubling it an octave lower.`,

  explained: `Depth of field is the zone in front of and behind the focus point that looks sharp. It shrinks as you open the aperture.

For your portrait, f/2.8 at two metres gives about twenty centimetres. Try it with the eyes in focus.`,

  table: `| Area | What to do | Why |
|---|---|---|
| Opening | Cut the first two sentences. | The story starts with the knock. |
| Dialogue | Let Mara interrupt him. | She never does, and we wait for it. |
| Ending | Stop at the open door. | The last line explains it. |`,

  nested: `1. **Composition**
   - The weight sits on the left.
   - Shift the figure a hand's width to the right.
2. **Colour**
   - The greens compete.
   - Mute the background green with a little red.

**Resources**
- *The Art of Color* by Johannes Itten
- https://www.example.org/collection for more of the same`,

  german: `## Was am wichtigsten ist

1. **Der Horizont kippt.** Drehe das Bild um zwei Grad nach rechts, damit das Wasser steht.
2. **Der Himmel ist leer.** Schneide oben ein Drittel weg und schau, was fehlt.
3. **Das Rot ist allein.** Suche ihm einen zweiten Ort, klein und weit weg.`,
}
