// Runs a command of scripts/commands: `node scripts/run.mjs NAME args…`. Installs, generates and bundles first when that is
// needed; everything it says goes to stderr, so that stdout holds the command's own output and nothing else.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { bundle, checkNode, generate, install, root } from './prepare.mjs'

const [name, ...args] = process.argv.slice(2)
checkNode()
if (!name || !/^[a-z-]+$/.test(name) || !fs.existsSync(path.join(root, `scripts/commands/${name}.ts`))) {
  console.error(`Unknown command: ${name ?? '(none)'}`)
  process.exit(2)
}
const tell = (what) => console.error(`[stavka] ${what}`)
await install(tell)
await generate(tell)
await bundle([`commands/${name}`])
const child = spawn(process.execPath, ['--enable-source-maps', path.join(root, `dist/commands/${name}.mjs`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
