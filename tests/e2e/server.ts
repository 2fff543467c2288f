import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

/** The real server on a data folder of its own. */
export interface TestServer {
  base: string
  data: string
  port: number
  /** A bearer token, made by the command line through the running server. */
  token(slug: string, audience: string): string
  kill(signal: NodeJS.Signals): Promise<void>
  remove(): Promise<void>
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })

interface Where {
  data?: string
  port?: number
}

/** Starts the built server and waits until it is ready; a given folder and port are those of an earlier run. */
export async function startServer(where: Where = {}): Promise<TestServer> {
  const data = where.data ?? fs.mkdtempSync(path.join(os.tmpdir(), 'stavka-e2e-'))
  const port = where.port ?? (await freePort())
  const env = { ...process.env, NODE_ENV: 'production' as const, STAVKA_DATA: data, PORT: String(port), HOST: '127.0.0.1' }
  const child: ChildProcess = spawn(process.execPath, ['--enable-source-maps', 'dist/server.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (/^ready http/m.test(output)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}\n${output}`)))
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return {
    base: `http://127.0.0.1:${port}`,
    data,
    port,
    token: (slug, audience) =>
      execFileSync(process.execPath, ['dist/commands/token.mjs', slug, audience], { env, encoding: 'utf8' }).trim(),
    kill,
    remove: async () => {
      await kill('SIGTERM')
      fs.rmSync(data, { recursive: true, force: true })
    },
  }
}
