import os from 'node:os'

const lan = Object.values(os.networkInterfaces()).flatMap((entries) => (entries ?? []).map(({ address }) => address))

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  compress: true,
  turbopack: { root: import.meta.dirname },
  // Types are checked by `npm run check`; a build at the event must not stop for them, nor wait for them.
  typescript: { ignoreBuildErrors: true },
  // They live in the server's own bundle and reach pages through the application context only.
  serverExternalPackages: ['better-sqlite3', '@prisma/client', '@node-rs/argon2', 'pino', 'read-excel-file', 'write-excel-file'],
  // Phones in the same network may use a development server.
  allowedDevOrigins: [...lan, 'stavka.local'],
}

export default config
