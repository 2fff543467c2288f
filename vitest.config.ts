import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: { alias: { '@': here('.'), 'better-sqlite3': here('./lib/store/driver.ts') } },
  test: {
    server: { deps: { inline: ['@prisma/adapter-better-sqlite3'] } },
    projects: [
      // Long enough for a busy machine: no test passes or fails by its time.
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 120_000 } },
      {
        extends: true,
        test: { name: 'store', include: ['tests/store/**/*.test.ts'], pool: 'forks', testTimeout: 300_000, hookTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          maxConcurrency: 2,
        },
      },
    ],
  },
})
