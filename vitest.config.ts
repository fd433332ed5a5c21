import { defineConfig } from 'vitest/config'

const shared = { testTimeout: 20_000, hookTimeout: 30_000, retry: 0 }

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
          testTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: './tests/browser/setup.ts',
          testTimeout: 60_000,
          // Journeys mostly wait; two at a time leave the cores room to breathe.
          maxWorkers: 2,
          // A machine that is busy with something else upsets a journey now and then; one that fails
          // twice is broken.
          retry: 1,
        },
      },
    ],
  },
})
