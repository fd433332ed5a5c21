/** eSpeak NG as WebAssembly has no types of its own; this is what we use of it. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakWorker {
    /** 0 when there is such a voice. */
    set_voice(identifier: string): number
    /** 0 to 99. */
    set_pitch(pitch: number): void
    /** Words a minute, as the engine counts them. */
    set_rate(rate: number): void
    /** Runs to the end before it returns; the callback gets stretches of 16-bit mono. */
    synthesize(text: string, take: (samples: Int16Array) => boolean): void
  }
  export default function createEspeak(): Promise<{
    eSpeakNGWorker: new () => EspeakWorker
  }>
}
