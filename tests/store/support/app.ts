import fs from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { encode } from 'next-auth/jwt'
import { socketPath } from '@/lib/live/server'
import { openApplication, type Application } from '@/lib/server/application'
import { setContext } from '@/lib/server/context'
import { openStore, type Store } from '@/lib/store/open'

type Handler = (request: Request, route: { params: Promise<never> }) => Promise<Response> | Response
type RouteModule = Partial<Record<'GET' | 'POST' | 'DELETE', Handler>>

/** Every route of `app/api` but next-auth's, by its pattern: what Next would do with the folders. */
async function apiRoutes(): Promise<{ pattern: RegExp; names: string[]; module: RouteModule; path: string }[]> {
  const modules = import.meta.glob('/app/api/**/route.ts') as Record<string, () => Promise<RouteModule>>
  const own = Object.entries(modules).filter(([file]) => !file.includes('[...'))
  return Promise.all(
    own.map(async ([file, load]) => {
      const route = file.replace(/^\/app/, '').replace(/\/route\.ts$/, '')
      const names = [...route.matchAll(/\[(\w+)\]/g)].map((match) => match[1]!)
      return { path: route, names, pattern: new RegExp(`^${route.replace(/\[\w+\]/g, '([^/]+)')}$`), module: await load() }
    }),
  )
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const body = chunks.length > 0 ? new Uint8Array(Buffer.concat(chunks)) : null
  return new Request(`http://${incoming.headers.host}${incoming.url}`, {
    method: incoming.method!,
    headers: Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
    body,
  })
}

/** A running server without pages: store, sockets and every endpoint, in a data folder of its own. */
export interface TestApp extends Application {
  base: string
  store: Store
  dataFolder: string
  /** Paths of every route, with their `[names]`. */
  routes: string[]
  /** Every endpoint as `GET /api/…`, with the `[names]` of its path. */
  endpoints: string[]
  /** Cookie header of an account's session. */
  cookie(accountId: string, epoch: number): Promise<string>
  faults: unknown[]
  close(): Promise<void>
}

export async function startApp(): Promise<TestApp> {
  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'stavka-app-'))
  const store = await openStore(dataFolder)
  const http: Server = createServer()
  const faults: unknown[] = []
  const application = await openApplication({ store, http, dataFolder, publicUrl: null, report: (error) => faults.push(error) })
  setContext(application.context)
  const routes = await apiRoutes()
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = await toRequest(incoming)
    const { pathname } = new URL(request.url)
    const route = routes.find(({ pattern }) => pattern.test(pathname))
    const handler = route?.module[request.method as 'GET']
    const values = route?.pattern.exec(pathname)?.slice(1).map(decodeURIComponent) ?? []
    const params: Record<string, string> = {}
    values.forEach((value, index) => (params[route!.names[index]!] = value))
    const response = handler
      ? await handler(request, { params: Promise.resolve(params as never) })
      : new Response('', { status: route ? 405 : 404 })
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  }
  http.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (incoming.url?.startsWith(socketPath)) return
    answer(incoming, outgoing).catch((error: unknown) => {
      faults.push(error)
      outgoing.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return {
    ...application,
    base: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    store,
    dataFolder,
    routes: routes.map((route) => route.path),
    endpoints: routes
      .flatMap((route) =>
        Object.keys(route.module)
          .filter((name) => name === name.toUpperCase())
          .map((method) => `${method} ${route.path}`),
      )
      .sort(),
    faults,
    async cookie(accountId, epoch) {
      const token = await encode({ token: { accountId, epoch }, secret: application.context.authSecret })
      return `next-auth.session-token=${token}`
    },
    async close() {
      await application.live.close()
      http.closeAllConnections()
      await store.close()
      fs.rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
