import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { PluginOption } from 'vite'
import { planChunks } from './scripts/plan-chunks.ts'
import { makePolicies } from './scripts/make-policies.ts'
import { makeAppFiles } from './scripts/make-app-files.ts'
import { checkBudgets } from './scripts/check-budgets.ts'
import { checkCircles } from './scripts/check-circles.ts'
import { compressAssets } from './scripts/compress-assets.ts'
import { inlineStyles } from './scripts/inline-styles.ts'
import { leaveOut } from './scripts/leave-out.ts'
import { makeScreenParts } from './scripts/make-screen-parts.ts'
import { ensureBasemap } from './scripts/make-basemap.ts'
import { ensureGallery } from './scripts/make-gallery.ts'
import { makeLanding } from './scripts/make-landing.ts'

// A plugin belongs to one build, and there are two.
const plugins = (): PluginOption[] => [
  react(),
  leaveOut(),
  { name: 'basemap', buildStart: () => ensureBasemap(import.meta.dirname) },
  { name: 'gallery', buildStart: () => ensureGallery(import.meta.dirname) },
]
const usual = {
  target: 'es2022',
  assetsInlineLimit: 0,
  reportCompressedSize: false,
  // A browser without it fetches a part a little later, and there is none left of the last years.
  modulePreload: { polyfill: false },
}
// Chakra names the elements of all that it has in one module: only those that somebody asks for are kept.
const anatomies = [
  'accordion',
  'clipboard',
  'colorPicker',
  'combobox',
  'datePicker',
  'dialog',
  'editable',
  'field',
  'fieldset',
  'fileUpload',
  'listbox',
  'menu',
  'popover',
  'radioGroup',
  'ratingGroup',
  'select',
  'slider',
  'splitter',
  'switch',
].map((name) => `${name}Anatomy$1`)
// Asked for by emotion for a helper that nobody here uses; to load it does nothing.
const treeshake = {
  manualPureFunctions: ['createAnatomy', 'anatomy', ...anatomies],
  moduleSideEffects: [
    { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
  ],
}

const input = {
  index: 'index.html',
  apiDocs: 'api-docs.html',
  landing: 'src/landing.ts',
  landingLater: 'src/landing-later.ts',
  sw: 'src/service-worker.ts',
}

export default defineConfig(async ({ command }) => ({
  plugins: [
    ...plugins(),
    {
      name: 'app-files',
      apply: 'build',
      writeBundle: {
        order: 'post',
        async handler({ dir = '' }) {
          await makeAppFiles(import.meta.dirname, dir)
          await makeScreenParts(dir)
          await makePolicies(import.meta.dirname, dir)
          const globals = await makeLanding(import.meta.dirname, dir)
          await inlineStyles(dir, globals)
          await checkCircles(dir)
          await checkBudgets(dir)
        },
      },
    },
    {
      name: 'compress',
      apply: 'build',
      writeBundle: ({ dir = '' }) => compressAssets(join(dir, 'assets')),
    },
  ],
  build: {
    ...usual,
    outDir: 'dist',
    manifest: true,
    rolldownOptions: {
      input,
      treeshake,
      // A service worker keeps its name: the browser looks for a newer one under it.
      output: {
        entryFileNames: ({ name }: { name: string }) =>
          name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js',
        ...(command === 'build' && { codeSplitting: await chunks() }),
      },
    },
    // MapLibre and Swagger UI are one file each, loaded by those who open the map or the API.
    chunkSizeWarningLimit: 1600,
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://localhost:3000', '/trpc': 'http://localhost:3000' },
  },
}))

async function chunks() {
  const build = { ...usual, rolldownOptions: { input, treeshake } }
  const plan = await planChunks({ plugins: plugins(), build })
  const group = (name: string) => ({ name, test: (id: string) => plan.get(id) === name })
  // What a module needs is in the plan too, or is meant to stay where it is.
  return {
    includeDependenciesRecursively: false,
    groups: [...new Set(plan.values())].map(group),
  }
}
