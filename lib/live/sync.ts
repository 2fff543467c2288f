import { parseAudience, type Listener } from '@/lib/kernel/view'
import type { CampaignService, Committed } from '@/lib/store/types'
import { knowsRecords, layerOf } from './audiences'
import { PublicNews } from './news'
import type { Changes, Snapshot } from './protocol'
import { eventsFor, viewChanges, viewsFor, type ViewSet } from './views'

/** The stream of one audience: what its screens have now. */
interface Stream {
  audience: Listener
  /** Number of the last packet. */
  n: number
  listeners: number
  views: ViewSet
}

/**
 * The streams of one campaign. Each audience's views are computed once however many screens hear it, compared with what was last
 * sent, and the difference is sent (DESIGN §6). Audiences that nobody hears cost nothing.
 */
export class CampaignSync {
  private readonly streams = new Map<string, Stream>()
  private readonly news = new PublicNews()
  private readonly stopListening: () => void

  constructor(
    private readonly service: CampaignService,
    private readonly boot: string,
    private readonly send: (audience: string, changes: Changes) => void,
  ) {
    this.stopListening = service.onCommitted((committed) => this.publish(committed))
  }

  /** A screen begins to hear an audience. To be called before its snapshot is taken. */
  join(name: string): void {
    const stream = this.streams.get(name)
    if (stream) {
      stream.listeners += 1
      return
    }
    const audience = parseAudience(name)
    if (!audience) throw new Error(`unknown audience ${name}`)
    this.streams.set(name, { audience, n: 0, listeners: 1, views: viewsFor(this.service.state(), audience) })
  }

  /** A screen no longer hears an audience. */
  leave(name: string): void {
    const stream = this.streams.get(name)
    if (!stream) return
    stream.listeners -= 1
    if (stream.listeners === 0) this.streams.delete(name)
  }

  /** Everything an audience sees now. Of a stream that runs: as of its last packet, so that the next packet continues it. */
  snapshot(name: string): Snapshot {
    const audience = parseAudience(name)
    if (!audience) throw new Error(`unknown audience ${name}`)
    const stream = this.streams.get(name)
    return {
      audience: name,
      layer: layerOf(name),
      boot: this.boot,
      n: stream?.n ?? 0,
      time: this.service.time(),
      seq: this.seqFor(name),
      views: stream?.views ?? viewsFor(this.service.state(), audience),
      news: name === 'wall' ? this.news.list() : [],
    }
  }

  close(): void {
    this.stopListening()
    this.streams.clear()
  }

  private seqFor(name: string): number | null {
    return knowsRecords([name]) ? this.service.seq() : null
  }

  /** One packet per audience for what became durable together; an audience for which nothing changed gets none. */
  private publish({ state, touched, records }: Committed): void {
    this.news.add(records, state)
    const events = records.flatMap((record) => record.events)
    for (const [name, stream] of this.streams) {
      const after = viewsFor(state, stream.audience, stream.views, touched)
      const views = viewChanges(stream.views, after)
      const visible = eventsFor(events, stream.audience, state)
      stream.views = after
      const seq = this.seqFor(name)
      if (seq === null && visible.length === 0 && Object.keys(views).length === 0) continue
      stream.n += 1
      this.send(name, { audience: name, boot: this.boot, n: stream.n, time: this.service.time(), seq, views, events: visible })
    }
  }
}
