// `npm run check`: what a developer runs before a commit: types, lint, format and unit tests.
import { runSteps } from './steps.mjs'

process.exit(await runSteps([['types', 'lint', 'format'], 'unit']))
