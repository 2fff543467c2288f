import { execute, noHistory } from '@/lib/campaign/engine'
import type { CampaignEvent } from '@/lib/campaign/registry'
import type { CampaignState } from '@/lib/campaign/state'
import { previewDice } from '@/lib/kernel/dice'
import { isBadInput } from '@/lib/kernel/errors'
import type { Json } from '@/lib/kernel/json'

/** A campaign to which a case gives commands at one moment, its dice scripted. */
export class CampaignRun {
  private made = 0
  events: CampaignEvent[] = []

  constructor(public state: CampaignState) {}

  /** Gives a command; returns the code of its refusal, or null. */
  give(by: string, type: string, data: Json, dice: number[] | null): string | null {
    const person = this.state.people[by]
    if (!person) throw new Error(`nobody is called ${by}`)
    try {
      const outcome = execute(
        this.state,
        { id: `step_${(this.made += 1)}`, type, data, dice },
        {
          ...{ actor: { id: by, roles: person.roles, system: false }, now: 0, utc: 0, history: noHistory },
          ...{ serverDice: () => previewDice, id: (prefix: string) => `${prefix}_${(this.made += 1)}` },
        },
      )
      this.state = outcome.next
      this.events = outcome.events
      return outcome.error?.code ?? null
    } catch (thrown) {
      if (!isBadInput(thrown)) throw thrown
      return `bad input: ${thrown.message}`
    }
  }
}
