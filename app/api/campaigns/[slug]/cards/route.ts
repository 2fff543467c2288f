import { z } from 'zod'
import { inOrder } from '@/lib/campaign/state'
import { actorOf, readCommand } from '@/lib/live/commands'
import { readBytes } from '@/lib/live/http/body'
import { cardFormats, mediaTypes, readCards, writeCards } from '@/lib/live/http/cards/files'
import { deckStamp } from '@/lib/live/http/cards/stamp'
import { campaignEndpoint, fault, json } from '@/lib/live/http/endpoint'
import { statusOf } from '@/lib/live/protocol'
import { deckCardOf, definitionOf } from '@/lib/scenario/cards/definition'
import { planImport } from '@/lib/scenario/cards/plan'

/** Largest file of cards, bytes: a thousand long cards fit. */
const maxFileBytes = 2 * 1024 * 1024

const asked = z.object({ format: z.enum(cardFormats).default('xlsx') })

/** `GET /api/campaigns/:slug/cards?format=csv|xlsx|json` → the deck as it was written, one card in a row. Masters only. */
export const GET = campaignEndpoint('master', async ({ request, service, params }) => {
  const query = asked.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) return fault('bad', { path: 'format', reason: `one of ${cardFormats.join(', ')}` })
  const { format } = query.data
  const file = await writeCards(inOrder(service.state().cards).map(definitionOf), format)
  return new Response(typeof file === 'string' ? file : new Uint8Array(file), {
    headers: {
      'content-type': mediaTypes[format],
      'content-disposition': `attachment; filename="cards-${params.slug}.${format}"`,
      'cache-control': 'no-store',
    },
  })
})

const applied = z.object({ stamp: z.string().min(1), id: z.string().min(1).max(120) })

/**
 * `POST /api/campaigns/:slug/cards` with the bytes of a file → what it would do: `{ stamp, rows, added, changed, same, faults }`, and
 * nothing is changed. With `?stamp=…&id=…` it is done: the answer to `hq.importCards`, whose command id is `id`. 409 when the deck is
 * not what the stamp was given for, 422 for a file with faults. Masters only.
 */
export const POST = campaignEndpoint('master', async ({ request, service, identity }) => {
  const bytes = await readBytes(request, maxFileBytes)
  if (!bytes) return fault('tooLarge')
  const search = new URL(request.url).searchParams
  const apply = search.size > 0 ? applied.safeParse(Object.fromEntries(search)) : null
  if (apply?.success === false) return fault('bad', { path: 'stamp', reason: 'stamp and id belong together' })
  const read = await readCards(bytes)
  const state = service.state()
  const plan = planImport(state, read, read.format === 'json' ? 'json' : 'sheet')
  const stamp = deckStamp(state)
  const shown = ({ id, title }: { id: string; title: string }) => ({ id, title })
  const told = {
    ...{ stamp, rows: read.cards.length, same: plan.same, faults: plan.faults },
    ...{ added: plan.added.map(shown), changed: plan.changed.map(({ card }) => shown(card)) },
  }
  if (!apply) return json(told)
  if (apply.data.stamp !== stamp) return json({ error: 'stale', ...told }, 409)
  if (plan.faults.length > 0) return json({ error: 'faults', ...told }, 422)
  const cards = [
    ...plan.changed.map(({ card, version }) => ({ card: deckCardOf(card), version })),
    ...plan.added.map((card) => ({ card: deckCardOf(card), version: null })),
  ]
  if (cards.length === 0)
    return json({ ok: true, id: apply.data.id, at: service.time().event, result: { added: 0, changed: 0 }, seq: null })
  const command = readCommand({ id: apply.data.id, type: 'hq.importCards', data: { cards } })
  const actor = actorOf(service, identity)
  if ('answer' in command || !actor) return fault('bad', { path: 'id' })
  // Not by its length, as other commands are: one file counts as one request, and it has been counted.
  const answer = await service.submit(command.command, actor, 'deck')
  return json(answer, statusOf(answer))
})
