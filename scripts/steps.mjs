// What `npm test` and `npm run check` are made of: steps that count what passed and what failed. Plain Node, no dependencies.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const node = process.execPath

/** @typedef {{ name: string, passed: number, failed: number, seconds: number }} Result */

/** Runs a command, its output going to `show` as it comes; resolves to its exit code and what it printed on standard output. */
function exec(command, args, show, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text
      show(text)
    })
    child.stderr.setEncoding('utf8').on('data', show)
    child.on('error', (error) => {
      show(`${error.message}\n`)
      resolve({ code: 1, output })
    })
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

const bin = (file) => path.join('node_modules', ...file.split('/'))

/** A step that passes or fails as a whole. */
const whole = (command, args) => async (show) => {
  const { code } = await exec(command, args, show)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A command whose last line is `N passed, N failed`. */
const counted = (args) => async (show) => {
  const { code, output } = await exec(node, args, show)
  const found = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  if (!found) return { passed: 0, failed: 1 }
  const [passed, failed] = [Number(found[1]), Number(found[2])]
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** A vitest project, counted from its own report; a run that broke off counts as a failure. */
const vitest =
  (...projects) =>
  async (show) => {
    const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'stavka-test-')), 'report.json')
    const { code } = await exec(
      node,
      [
        bin('vitest/vitest.mjs'),
        'run',
        ...projects.flatMap((name) => ['--project', name]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      show,
    )
    if (!fs.existsSync(report)) return { passed: 0, failed: 1 }
    const { numPassedTests, numFailedTests } = JSON.parse(fs.readFileSync(report, 'utf8'))
    const failed = code !== 0 && numFailedTests === 0 ? 1 : numFailedTests
    return { passed: numPassedTests, failed }
  }

/** Chromium's path, installed with apt-get where it is missing and that is possible; null when it cannot be had. */
export async function findChromium(show = (text) => process.stdout.write(text)) {
  const candidates = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].filter(Boolean)
  const present = () => candidates.find((file) => fs.existsSync(file)) ?? null
  if (present() || process.platform !== 'linux' || process.getuid?.() !== 0) return present()
  show('Chromium is missing: installing it with apt-get …\n')
  await exec('apt-get', ['update', '-qq'], show)
  await exec('apt-get', ['install', '-y', '-qq', 'chromium'], show, { DEBIAN_FRONTEND: 'noninteractive' })
  return present()
}

async function browserTests(show) {
  const chromium = await findChromium(show)
  if (chromium) {
    process.env.CHROMIUM = chromium
    return vitest('e2e')(show)
  }
  show('\n*** NO CHROMIUM: THE BROWSER TESTS WERE SKIPPED. Install Chromium or set CHROMIUM to its path. ***\n')
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

/** Runs one step; `show` gets what it prints. */
async function runStep(name, show) {
  const start = performance.now()
  const { passed, failed } = await steps[name](show)
  return { name, passed, failed, seconds: (performance.now() - start) / 1000 }
}

/** Runs steps side by side; each prints as a whole when it has ended. */
function runTogether(names) {
  return Promise.all(
    names.map(async (name) => {
      const printed = [`\n=== ${name}\n`]
      const result = await runStep(name, (text) => printed.push(text))
      process.stdout.write(printed.join(''))
      return result
    }),
  )
}

function runAlone(name) {
  process.stdout.write(`\n=== ${name}\n`)
  return runStep(name, (text) => process.stdout.write(text))
}

/**
 * Runs the steps in order, a group of names side by side; prints a summary and, last, `N passed, N failed`. Returns the exit code.
 *
 * @param {(string | string[])[]} order
 */
export async function runSteps(order) {
  /** @type {Result[]} */
  const results = []
  for (const entry of order) {
    results.push(...(Array.isArray(entry) ? await runTogether(entry) : [await runAlone(entry)]))
    if (entry === 'prepare' && results[0].failed) break
  }
  console.log('')
  for (const { name, passed, failed, seconds } of results)
    console.log(`${failed ? 'FAILED' : 'ok    '} ${name.padEnd(8)} ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`)
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  return total('failed') === 0 ? 0 : 1
}
