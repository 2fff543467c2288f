import type { TestProject } from 'vitest/node'
import { startServer } from './server'

declare module 'vitest' {
  interface ProvidedContext {
    base: string
    masterToken: Record<string, string>
    wallToken: Record<string, string>
    hqToken: Record<string, string>
  }
}

const slugs = ['strezh-autumn', 'horizon-war']

/** One server with both shipped campaigns for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  project.provide('base', server.base)
  const tokens = (audience: string) => Object.fromEntries(slugs.map((slug) => [slug, server.token(slug, audience)]))
  project.provide('masterToken', tokens('master'))
  project.provide('wallToken', tokens('wall'))
  project.provide('hqToken', tokens('hq'))
  return () => server.remove()
}
