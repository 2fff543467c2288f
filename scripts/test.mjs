// `npm test`: installs what is missing and runs everything. Ends with `N passed, N failed`.
import { runSteps } from './steps.mjs'

process.exit(await runSteps(['prepare', ['types', 'lint', 'format'], 'unit', 'cases', 'survival', 'store', 'browser', 'chaos', 'bench']))
