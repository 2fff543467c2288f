import { play } from '@/lib/play/play'
import { rulesets } from '@/lib/rules'
import { Misuse, readJsonFile, runCommand } from '@/lib/server/commandLine'

const help = `npm run --silent play -- FILE.json
    plays { system, setup, steps: [{ as, at, command, data, dice }] } on the pure core and prints
    { steps: [{ ok, events | error, fired? }], state }
    system: a rule system (${Object.keys(rulesets).join(', ') || 'none yet'}) or "campaign" (setup: a scenario pack, or a state as tables)
    at: event milliseconds; as: id of a person or side, else the master; fired: what fell due before the step`

await runCommand(help, {}, (_values, [file]) => {
  if (file === undefined) throw new Misuse(help)
  try {
    console.log(JSON.stringify(play(readJsonFile(file), rulesets), null, 2))
  } catch (error) {
    if ((error as Error).name === 'Unplayable') throw new Misuse((error as Error).message)
    throw error
  }
})
