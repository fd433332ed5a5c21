import { defineConfig } from 'vite'

/**
 * What every start reads, in many small modules: reading them one by one is most of the time of a start,
 * and what the engine holds of them a third of an idle server's memory (record 0027). Whatever is asked for
 * later, and whatever brings files of its own, stays where npm has put it.
 */
const bundled = [
  '@hono/node-server',
  '@oslojs/binary',
  '@oslojs/crypto',
  '@oslojs/encoding',
  '@trpc/server',
  'hono',
  'kysely',
  'lucia',
  'oslo',
  'p-queue',
  'superjson',
  'zod',
  'zod-openapi',
]

export default defineConfig({
  ssr: { noExternal: bundled },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist-server',
    copyPublicDir: false,
    // A server that runs while another is built still asks for parts of its own.
    emptyOutDir: false,
    // Whoever reads a stack trace finds the names of the sources.
    minify: false,
    rolldownOptions: {
      // What server/own-script.ts names is beside what asks for it: no folders.
      input: {
        index: 'server/index.ts',
        process: 'server/media/process.ts',
        'ffmpeg-thread': 'server/media/ffmpeg-thread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
