import { randomBytes } from 'node:crypto'
import type { CampaignState, RowIn } from '@/lib/campaign/state'
import type { DiceSource } from '@/lib/kernel/dice'
import { commitmentOf, facesOf } from '@/lib/kernel/verifiableDice'

/** A fresh secret of the server's dice with the promise that is published for it. */
export function drawSecret(state: CampaignState, id: string): { commitment: RowIn<'diceCommitments'>; secret: string } {
  const secret = randomBytes(32).toString('hex')
  const fromRoll = (state.counters.roll?.value ?? 0) + 1
  return { secret, commitment: { id, sha256: commitmentOf(secret), fromRoll, secret: null } }
}

/** The server's dice: the newest commitment whose secret is known makes the faces; the first roll has the given number. */
export function serverDice(state: CampaignState, secrets: ReadonlyMap<string, string>, firstNumber: number): DiceSource {
  const [commitment] = Object.values(state.diceCommitments)
    .filter(({ id }) => secrets.has(id))
    .sort((a, b) => b.fromRoll - a.fromRoll || (a.id < b.id ? 1 : -1))
  let number = firstNumber - 1
  return {
    roll({ count, sides }) {
      if (!commitment) throw new Error('the campaign has no dice secret')
      number += 1
      const faces = facesOf(secrets.get(commitment.id)!, number, count, sides)
      return { number, faces, source: 'server', commitment: commitment.id }
    },
  }
}
