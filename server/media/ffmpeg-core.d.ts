/** FFmpeg as WebAssembly has no types of its own; this is what we use of it. */
declare module '@ffmpeg/core' {
  export interface FfmpegCore {
    FS: {
      writeFile(path: string, bytes: Uint8Array, options?: { canOwn: boolean }): void
      readFile(path: string): Uint8Array
      unlink(path: string): void
    }
    exec(...args: string[]): number
    reset(): void
    setLogger(logger: (line: { message: string }) => void): void
  }
  export default function createCore(options: {
    wasmBinary: Uint8Array
  }): Promise<FfmpegCore>
}
