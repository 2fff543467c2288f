import { EventEmitter } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import next from 'next'
import { socketPath } from '@/lib/live/server'
import { startBackups } from '@/lib/store/backup/start'
import { openStore } from '@/lib/store/open'
import { openApplication } from './application'
import { setContext } from './context'
import { environment, giveAuthEnvironment } from './environment'
import { clean, isMalformed, secure } from './headers'
import { log } from './log'
import { announceName } from './mdns'
import { announceLocalServer } from './secrets'
import { seedScenarios } from './seed'
import { startFault } from './startFaults'
import { tellReady } from './welcome'

/** How long open requests may take to end when the server stops, milliseconds. */
const patience = 4000

async function main(): Promise<void> {
  const { data, host, port: wantedPort, copy, url, trustProxy, development } = environment()
  const report = (error: unknown, what: string) => log.error({ err: error, what }, 'fault')
  const store = await openStore(data, { log: report })
  const http = createServer()
  const { context, accounts, live, localSecret } = await openApplication({ store, http, dataFolder: data, publicUrl: url, report })
  setContext(context)
  giveAuthEnvironment(context.authSecret)
  const seeded = await seedScenarios(
    data,
    path.resolve('scenarios'),
    (slug) => context.campaign(slug) !== null,
    (pack, slug) => context.createCampaign(pack, { slug, name: null, rehearsal: false }),
  )

  // Next adds its own listener for upgrades (hot reload) to whatever it is given; those of socket.io must stay out of its sight.
  const nextUpgrades = new EventEmitter()
  const ours = (request: IncomingMessage) => request.url?.startsWith(`${socketPath}/`) ?? false
  http.on('upgrade', (request: IncomingMessage, socket: unknown, head: unknown) => {
    if (!ours(request)) nextUpgrades.emit('upgrade', request, socket, head)
  })
  const pages = next({ dev: development, hostname: host, port: wantedPort, httpServer: nextUpgrades as unknown as Server })
  await pages.prepare()
  const handle = pages.getRequestHandler()
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (ours(request)) return
    if (isMalformed(request.url)) return void response.writeHead(400).end()
    clean(request, trustProxy)
    secure(request, response, development)
    handle(request, response).catch((error: unknown) => {
      report(error, 'page')
      if (!response.headersSent) response.statusCode = 500
      response.end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(wantedPort, host, resolve)
  })
  const { port } = http.address() as AddressInfo
  const reach = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const backups = startBackups(data, copy, report)
  const forget = announceLocalServer(data, { url: `http://${reach}:${port}`, secret: localSecret, boot: context.bootId })
  const silence = announceName(port, (error) => log.debug({ err: error }, 'mdns'))
  const firstLogin = await accounts.makeFirstLogin()
  tellReady({ port, host, url, firstLogin, seeded, development })

  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    // Whatever hangs: commits are durable, so that ending hard loses nothing.
    setTimeout(() => process.exit(0), patience).unref()
    forget()
    backups.stop()
    await silence()
    await live.close()
    http.closeAllConnections()
    await pages.close()
    await store.close()
    process.exit(0)
  }
  const stopNow = () =>
    void stop().catch((error: unknown) => {
      report(error, 'stop')
      process.exit(1)
    })
  // `disconnect`: the process that started us is gone.
  for (const sign of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const) process.on(sign, stopNow)
}

main().catch((error: unknown) => {
  console.error(startFault(error, environment))
  process.exit(1)
})
