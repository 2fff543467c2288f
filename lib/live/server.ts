import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { StoredAccounts } from '@/lib/auth/accounts'
import type { AppContext } from '@/lib/server/context'
import type { CampaignService } from '@/lib/store/types'
import { setting } from '@/lib/campaign/settings'
import { sameJson } from '@/lib/kernel/json'
import { audienceName } from '@/lib/kernel/view'
import { personIdentity, wallIdentity } from './audiences'
import { giveCommand } from './commands'
import { readHandshake, sameOrigin } from './handshake'
import { maxBodyBytes, tooDeep } from './limits'
import { watchPresence } from './presence'
import type { Answer, Identity, Snapshot } from './protocol'
import { changedPeople, reconnect, reject } from './revocation'
import { roomOf, type LiveServer, type LiveSocket } from './screens'
import { CampaignSync } from './sync'

export const socketPath = '/live/socket.io'

/** The live side of the server: the sockets of all campaigns. */
export interface Live {
  io: LiveServer
  /** Begins to publish a campaign. */
  open(service: CampaignService): void
  snapshots(service: CampaignService, identity: Identity): Snapshot[]
  /** Closes what a token opened. */
  endToken(tokenId: string): void
  close(): Promise<void>
}

interface Options {
  http: HttpServer
  context: AppContext
  accounts: StoredAccounts
  /** Hears faults of the program. */
  report: (error: unknown, what: string) => void
}

/** Attaches socket.io to the HTTP server (protocol: `lib/live/protocol.ts`). */
export function attachLive({ http, context, accounts, report }: Options): Live {
  const io: LiveServer = new Server(http, {
    path: socketPath,
    serveClient: false,
    // Compression of every packet for every screen costs more than the LAN would (200 screens: seconds of delay).
    perMessageDeflate: false,
    // Somewhat over the limit of a command, so that a command just too large gets an answer and not a closed connection.
    maxHttpBufferSize: 2 * maxBodyBytes,
    allowRequest: (request, done) => done(null, sameOrigin(request.headers, context.publicUrl)),
  })
  const syncs = new Map<string, CampaignSync>()

  io.use((socket, next) => {
    readHandshake(socket, context, Date.now()).then(
      (data) => {
        if (typeof data === 'string') return next(new Error(data))
        Object.assign(socket.data, data)
        next()
      },
      (error: unknown) => {
        report(error, 'handshake')
        next(new Error('unavailable'))
      },
    )
  })
  io.on('connection', (socket) => {
    const service = context.campaign(socket.data.slug)
    const sync = service && syncs.get(service.slug)
    if (!sync || !upToDate(socket, service)) return void socket.conn.close()
    listen(socket, service, sync, context, report)
    watchPresence(io, socket)
  })
  accounts.onEnded((ended) => {
    reject(io, (data) => ('account' in ended ? data.accountId === ended.account : data.tokenId === ended.token))
  })

  return {
    io,
    open(service) {
      const sync = new CampaignSync(service, context.bootId, (audience, changes) => {
        io.to(roomOf(service.slug, audience)).emit('changes', changes)
      })
      syncs.set(service.slug, sync)
      watchPeople(service, io, accounts, report)
      watchWalls(service, io)
    },
    snapshots(service, identity) {
      const sync = syncs.get(service.slug)
      return sync ? identity.audiences.map((audience) => sync.snapshot(audience)) : []
    },
    endToken: (tokenId) => reject(io, (data) => data.tokenId === tokenId),
    async close() {
      for (const sync of syncs.values()) sync.close()
      await io.close()
    },
  }
}

/** Between the handshake and the connection the person's rights may have changed. */
function upToDate({ data: { opener } }: LiveSocket, service: CampaignService): boolean {
  return opener.person === null || sameJson(opener, personIdentity(service.state(), opener.person.id))
}

function listen(socket: LiveSocket, service: CampaignService, sync: CampaignSync, context: AppContext, report: Options['report']): void {
  const { identity, slug, screen, device } = socket.data
  const audiences = [...identity.audiences, ...(device === null ? [] : [audienceName({ kind: 'screen', id: device })])]
  for (const audience of audiences) sync.join(audience)
  socket.on('disconnect', () => audiences.forEach((audience) => sync.leave(audience)))
  void socket.join(audiences.map((audience) => roomOf(slug, audience)))
  for (const audience of audiences) socket.emit('snapshot', sync.snapshot(audience))

  socket.on('command', (raw, reply) => {
    const tell = (answer: Answer) => {
      if (typeof reply === 'function') (reply as (answer: Answer) => void)(answer)
    }
    answerCommand(service, identity, raw, screen || null, context).then(tell, (error: unknown) => {
      report(error, 'command')
      tell({ ok: false, id: '', kind: 'unavailable' })
    })
  })
  socket.on('snapshot', (audience, reply) => {
    if (typeof reply !== 'function') return
    const wanted = audiences.filter((name) => audience === null || audience === undefined || audience === name)
    context.limits.allowRequest(`${slug} ${socket.id}`).then(
      (allowed) => {
        if (allowed) (reply as (snapshots: Snapshot[]) => void)(wanted.map((name) => sync.snapshot(name)))
      },
      (error: unknown) => report(error, 'snapshot'),
    )
  })
}

function answerCommand(
  service: CampaignService,
  identity: Identity,
  raw: unknown,
  screen: string | null,
  context: AppContext,
): Promise<Answer> {
  // What is nested too deeply cannot even be measured; the command's own check has the words for it.
  if (!tooDeep(raw) && Buffer.byteLength(JSON.stringify(raw ?? null)) > maxBodyBytes)
    return Promise.resolve({ ok: false, id: '', kind: 'tooLarge' })
  return giveCommand(service, identity, raw, screen, context.limits)
}

/** A wall that was moved to another room hears what that room may hear (EP-44). */
function watchWalls(service: CampaignService, io: LiveServer): void {
  service.onCommitted(({ state, touched }) => {
    if (!touched.has('screens')) return
    reconnect(io, ({ slug, screen, device, opener, identity }) => {
      return slug === service.slug && screen === 'wall' && !sameJson(identity, wallIdentity(state, opener, device))
    })
  })
}

/** Sessions and sockets die when a person's roles change or he leaves; when only his audiences change, his screens come back anew. */
function watchPeople(service: CampaignService, io: LiveServer, accounts: StoredAccounts, report: Options['report']): void {
  let before = service.state()
  service.onCommitted(({ state }) => {
    const changes = changedPeople(before, state)
    // Screens of nobody, in HQ or a camp, hear something else when the table moves into a room or out of it.
    const moved = setting(before, 'info.flagsWhere') !== setting(state, 'info.flagsWhere')
    before = state
    if (moved) reconnect(io, ({ slug, opener }) => slug === service.slug && opener.person === null)
    for (const { personId, endsSessions } of changes) {
      const his = (data: { slug: string; opener: Identity }) => data.slug === service.slug && data.opener.person?.id === personId
      if (endsSessions) {
        accounts.endSessions(service.slug, personId).catch((error: unknown) => report(error, 'end of sessions'))
        reject(io, (data) => his(data) && data.tokenId === null)
      }
      reconnect(io, his)
    }
  })
}
