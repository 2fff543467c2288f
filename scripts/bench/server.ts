import { execFileSync, type ChildProcess } from 'node:child_process'
import { freePort, startProcess } from './processes'

/** The real server on a data folder, in a process of its own, with bearer tokens for the audiences named. */
export async function startServerWithTokens(
  data: string,
  slug: string,
  audiences: string[],
): Promise<{ child: ChildProcess; origin: string; tokens: Record<string, string> }> {
  const env = { STAVKA_DATA: data, HOST: '127.0.0.1', NODE_ENV: 'production' } as const
  const token = (audience: string) =>
    execFileSync(process.execPath, ['dist/commands/token.mjs', slug, audience], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    }).trim()
  const tokens = Object.fromEntries(audiences.map((audience) => [audience, token(audience)]))
  const port = await freePort()
  const { child } = await startProcess(['dist/server.mjs'], /ready/, { ...env, PORT: String(port) })
  return { child, origin: `http://127.0.0.1:${port}`, tokens }
}
