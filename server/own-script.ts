/** Scripts of the server that run by themselves, in a process or a thread. */
export type OwnScript = 'process' | 'ffmpeg-thread'

/** Where it is: among the sources, or in the built server, where all is in one folder (vite.server.config.ts). */
export function ownScript(name: OwnScript): URL {
  const isSource = import.meta.url.endsWith('.ts')
  return new URL(isSource ? `./media/${name}.ts` : `./${name}.js`, import.meta.url)
}
