import { defineConfig } from 'prisma/config'

// Only `prisma generate` reads this: migrations go through `npm run migration` (lib/store/migrate).
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: 'file:./data/stavka.sqlite' },
})
