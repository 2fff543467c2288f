// What `npm test` and `npm run check` are made of: steps that count what passed and what failed. Plain Node, no dependencies.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const node = process.execPath

/** @typedef {{ name: string, passed: number, failed: number, seconds: number }} Result */

/** Runs a command with its output shown; returns its exit code and, with `capture`, what it printed. */
function exec(command, args, { capture = false, env = {} } = {}) {
  const done = spawnSync(command, args, {
    stdio: ['ignore', capture ? 'pipe' : 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (capture) process.stdout.write(done.stdout ?? '')
  return { code: done.error ? 1 : (done.status ?? 1), output: done.stdout ?? '' }
}

const bin = (file) => path.join('node_modules', ...file.split('/'))

/** A step that passes or fails as a whole. */
const whole = (command, args) => () => (exec(command, args).code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** A command whose last line is `N passed, N failed`. */
const counted = (args) => () => {
  const { code, output } = exec(node, args, { capture: true })
  const found = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  if (!found) return { passed: 0, failed: 1 }
  const [passed, failed] = [Number(found[1]), Number(found[2])]
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** A vitest project, counted from its own report; a run that broke off counts as a failure. */
const vitest =
  (...projects) =>
  () => {
    const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'stavka-test-')), 'report.json')
    const { code } = exec(node, [
      bin('vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ])
    if (!fs.existsSync(report)) return { passed: 0, failed: 1 }
    const { numPassedTests, numFailedTests } = JSON.parse(fs.readFileSync(report, 'utf8'))
    const failed = code !== 0 && numFailedTests === 0 ? 1 : numFailedTests
    return { passed: numPassedTests, failed }
  }

/** Chromium's path, installed with apt-get where it is missing and that is possible; null when it cannot be had. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].filter(Boolean)
  const present = () => candidates.find((file) => fs.existsSync(file)) ?? null
  if (present() || process.platform !== 'linux' || process.getuid?.() !== 0) return present()
  console.log('Chromium is missing: installing it with apt-get …')
  exec('apt-get', ['update', '-qq'])
  exec('apt-get', ['install', '-y', '-qq', 'chromium'], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  return present()
}

function browserTests() {
  const chromium = findChromium()
  if (chromium) {
    process.env.CHROMIUM = chromium
    return vitest('e2e')()
  }
  console.error('\n*** NO CHROMIUM: THE BROWSER TESTS WERE SKIPPED. Install Chromium or set CHROMIUM to its path. ***\n')
  return { passed: 0, failed: process.env.CI ? 1 : 0 }
}

const command = (name) => path.join('dist', 'commands', `${name}.mjs`)

const reference = (file) => path.join('tests', 'cases', 'references', file)

export const steps = {
  prepare: whole(node, ['scripts/start.mjs', '--prepare']),
  types: whole(node, [bin('typescript/bin/tsc'), '-p', 'tsconfig.check.json']),
  lint: whole(node, [bin('eslint/bin/eslint.js'), '.']),
  format: whole(node, [bin('prettier/bin/prettier.cjs'), '--check', '.', '--log-level', 'warn']),
  unit: vitest('unit'),
  store: vitest('store'),
  cases: counted([command('cases'), reference('macrobattle.md'), reference('hq-cases.json')]),
  survival: counted([command('cases'), '--rules', 'SURV-', reference('fleet-cases.json')]),
  browser: browserTests,
  chaos: counted([command('chaos'), '--kills', '5']),
  bench: whole(node, [command('bench'), '--short']),
}

/** Runs the steps in order, prints a summary and, last, `N passed, N failed`. Returns the exit code. */
export function runSteps(names) {
  /** @type {Result[]} */
  const results = []
  for (const name of names) {
    console.log(`\n=== ${name}`)
    const start = performance.now()
    const { passed, failed } = steps[name]()
    results.push({ name, passed, failed, seconds: (performance.now() - start) / 1000 })
    if (name === 'prepare' && failed) break
  }
  console.log('')
  for (const { name, passed, failed, seconds } of results)
    console.log(`${failed ? 'FAILED' : 'ok    '} ${name.padEnd(8)} ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`)
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  return total('failed') === 0 ? 0 : 1
}
