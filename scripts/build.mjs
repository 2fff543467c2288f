// Bundles the server and the commands with esbuild: one way on every Node, path aliases work, no hook at run time.
//   node scripts/build.mjs            everything
//   node scripts/build.mjs NAME…      only these: server, commands/verify, …
import { build } from 'esbuild'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** Source of each bundle by its name. */
export function entries() {
  const commands = fs.readdirSync(path.join(root, 'scripts/commands')).filter((file) => file.endsWith('.ts'))
  return {
    server: 'lib/server/main.ts',
    ...Object.fromEntries(commands.map((file) => [`commands/${file.slice(0, -3)}`, `scripts/commands/${file}`])),
  }
}

/** @type {(names: string[]) => import('esbuild').BuildOptions} */
export const bundleOptions = (names) => ({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(names.map((name) => [name, entries()[name]])),
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
  alias: {
    '@': root,
    // Two versions of the driver stand side by side; this file picks (see there). The adapter is bundled so that the alias reaches it.
    'better-sqlite3': './lib/store/driver.ts',
    '@prisma/adapter-better-sqlite3': './node_modules/@prisma/adapter-better-sqlite3/dist/index.mjs',
  },
})

/** Builds bundles; each file is put in place whole, so that a process that starts meanwhile never reads half of one. */
export async function buildBundles(names) {
  const { outputFiles } = await build({ ...bundleOptions(names), write: false })
  for (const file of outputFiles) {
    fs.mkdirSync(path.dirname(file.path), { recursive: true })
    fs.writeFileSync(`${file.path}.${process.pid}`, file.contents)
    fs.renameSync(`${file.path}.${process.pid}`, file.path)
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const names = process.argv.slice(2)
  await buildBundles(names.length ? names : Object.keys(entries()))
}
