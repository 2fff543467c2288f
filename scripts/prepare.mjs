// What must stand before anything of Stavka runs: dependencies, the Prisma client, the bundles. Plain Node without dependencies,
// so that it works on a fresh clone. Each step has a stamp and is skipped while nothing it depends on has changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const stampFolder = path.join(root, 'node_modules/.start')

/** Ends with a sentence when this Node.js is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  if (!fits) {
    console.error(`Stavka needs Node.js 20.19 or newer (22.12 or newer of the 22 line); this is ${process.versions.node}.`)
    process.exit(1)
  }
}

/** Runs a program with its output on stderr; ends this process when it fails. */
export function runOrDie(command, args, env = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (result.error) throw result.error
  if (result.status !== 0) {
    console.error(`This step failed (${result.status ?? result.signal}): ${command} ${args.join(' ')}`)
    process.exit(1)
  }
}

/** SHA-256 over names and contents of files and folders; what is missing counts as empty. */
export function hashOf(...paths) {
  const hash = createHash('sha256')
  const visit = (file) => {
    const stat = fs.statSync(file, { throwIfNoEntry: false })
    if (!stat) return
    if (stat.isDirectory()) {
      for (const name of fs.readdirSync(file).sort()) visit(path.join(file, name))
      return
    }
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0')
  }
  for (const file of paths) visit(path.join(root, file))
  return hash.digest('hex')
}

function stampOf(name) {
  return path.join(stampFolder, name.replace(/\W+/g, '-'))
}
function isStamped(name, value) {
  return fs.existsSync(stampOf(name)) && fs.readFileSync(stampOf(name), 'utf8') === value
}
function setStamp(name, value) {
  fs.mkdirSync(stampFolder, { recursive: true })
  fs.writeFileSync(stampOf(name), value)
}

/** Does the work unless the stamp says that it was done with the same value. `tell` hears how long it took. */
export async function step(name, value, outputs, tell, work) {
  if (isStamped(name, value) && outputs.every((file) => fs.existsSync(path.join(root, file)))) return
  const start = performance.now()
  tell?.(name)
  await work()
  setStamp(name, value)
  tell?.(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** Dependencies exactly as locked. The stamp holds the ABI too: a native module built for one Node does not load in another. */
export async function install(tell) {
  const wanted = `${hashOf('package-lock.json')} ${process.platform}-${process.arch}-${process.versions.modules}`
  // A tree that npm itself has just installed (CI, a developer) is taken as it is.
  const lock = path.join(root, 'node_modules/.package-lock.json')
  const compiled =
    Number(process.versions.napi) >= 10 ||
    fs.existsSync(path.join(root, 'node_modules/better-sqlite3-12/build/Release/better_sqlite3.node'))
  const fresh = fs.existsSync(lock) && fs.statSync(lock).mtimeMs >= fs.statSync(path.join(root, 'package-lock.json')).mtimeMs
  if (!fs.existsSync(stampOf('install')) && fresh && compiled) return setStamp('install', wanted)
  await step('install', wanted, ['node_modules/.package-lock.json'], tell, () => {
    // No dependency's install script is needed but one: on Node 20 better-sqlite3 12 is compiled (-O1: half the time, same speed).
    const flags = ['--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
    runOrDie('npm', ['ci', ...flags], { NODE_ENV: '' })
    if (Number(process.versions.napi) < 10) {
      runOrDie('npm', ['rebuild', 'better-sqlite3-12', '--loglevel=error'], { JOBS: '2', CFLAGS: process.env.CFLAGS ?? '-O1' })
    }
  })
}

/** The Prisma client. `generate` runs no engine, but looks for one: any existing executable keeps it from a download. */
export async function generate(tell) {
  const value = hashOf('prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json')
  await step('generate', value, ['generated/prisma/client.ts'], tell, () =>
    runOrDie(process.execPath, ['node_modules/prisma/build/index.js', 'generate', '--no-hints'], {
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    }),
  )
}

/** What the bundles are made of. */
const bundleSources = ['lib', 'scripts', 'generated', 'package-lock.json', 'tsconfig.json']

/** Bundles by name (`server`, `commands/verify`), each rebuilt when its sources changed. */
export async function bundle(names, tell) {
  const value = hashOf(...bundleSources)
  for (const name of names) {
    await step(`bundle ${name}`, value, [`dist/${name}.mjs`], tell, async () => {
      const { buildBundles } = await import('./build.mjs')
      await buildBundles([name])
    })
  }
}
