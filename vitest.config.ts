import { defineConfig } from 'vitest/config'

// Three on two cores: journeys and servers wait half of the time, and what is computed beside them uses it.
const shared = { testTimeout: 20_000, hookTimeout: 30_000, retry: 0, maxWorkers: 3 }

const built = './tests/support/ensure-built.ts'

/** These measure how long something takes. */
const alone = ['places-queue', 'serve-file', 'sessions-end', 'start', 'worker'].map(
  (name) => `tests/server/${name}.test.ts`,
)

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { test: { ...shared, name: 'routers', include: ['tests/routers/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: built,
          exclude: alone,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'server-alone',
          include: alone,
          globalSetup: built,
          testTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...shared,
          // Their short forms are among the tests of the server; these are asked for by name.
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          globalSetup: [built, './tests/long/print-figures.ts'],
          maxWorkers: 2,
          testTimeout: 1_200_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: [built, './tests/browser/setup.ts'],
          testTimeout: 60_000,
          // A machine that is busy with something else upsets a journey now and then; one that fails
          // twice is broken.
          retry: 1,
        },
      },
    ],
  },
})
