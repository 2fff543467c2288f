// Takes a fresh clone to a running server. Plain Node without dependencies.
//   npm start                          installs, generates, builds what changed, and serves
//   npm run dev                        the same for development: pages and server are renewed as files change
//   node scripts/start.mjs --prepare   everything but serving; bundles every command
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { bundle, checkNode, generate, hashOf, install, root, runOrDie, step } from './prepare.mjs'

const development = process.argv.includes('--dev')
const prepareOnly = process.argv.includes('--prepare')
process.chdir(root)
checkNode()
const tell = (what) => console.log(`[start] ${what}`)

await install(tell)
await generate(tell)
const { entries } = await import('./build.mjs') // needs what was just installed
await bundle(prepareOnly ? Object.keys(entries()) : ['server', 'commands/backup'], tell)

process.env.NODE_ENV = development ? 'development' : 'production'
process.env.NEXT_TELEMETRY_DISABLED = '1'
if (!development) {
  const sources = ['app', 'components', 'lib', 'public', 'next.config.js', 'postcss.config.mjs', 'tsconfig.json', 'package-lock.json']
  await step('pages', hashOf(...sources), ['.next/BUILD_ID'], tell, () =>
    runOrDie(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { NODE_ENV: 'production' }),
  )
}
if (prepareOnly) process.exit(0)

// The server is tied to us by the channel: when we die in any way, it sees the channel close and stops. We watch our own parent,
// because `npm start` runs us under a shell that dies without passing signals on, and the shell's, because it outlives npm.
const serverArguments = ['--enable-source-maps', path.join('dist', 'server.mjs')]
let child
let stopping = false
function serve() {
  child = spawn(process.execPath, serverArguments, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  child.on('exit', (code, signal) => {
    if (stopping || !development) process.exit(code ?? (signal ? 1 : 0))
  })
}
function stop() {
  stopping = true
  child?.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
/** Parent of a process where the system tells it without asking another program; null elsewhere. */
function parentOf(pid) {
  try {
    // The name in parentheses may hold anything, so the fields are counted after it.
    return Number(
      fs
        .readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    )
  } catch {
    return null
  }
}
const parent = process.ppid
const npm = process.env.npm_lifecycle_event ? parentOf(parent) : null
setInterval(() => {
  if (process.ppid !== parent || (npm !== null && parentOf(parent) !== npm)) stop()
}, 1000).unref()
serve()

if (development) {
  // Pages renew themselves; a change of the server's own sources makes a new bundle and a new process.
  let timer
  const renew = async () => {
    try {
      await bundle(['server'])
    } catch {
      return // esbuild has said what is wrong; the old server goes on
    }
    child.once('exit', serve)
    child.kill('SIGTERM')
  }
  fs.watch(path.join(root, 'lib'), { recursive: true }, (_event, file) => {
    // The client side of the live connection and the catalogue are the pages' business.
    if (!file || !/\.ts$/.test(file) || /^(live[\\/]client|i18n)/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => void renew(), 300)
  })
}
