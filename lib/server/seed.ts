import fs from 'node:fs'
import path from 'node:path'
import type { CampaignCreation } from './context'

/**
 * Puts the shipped scenarios into a data folder, once: a marker file remembers it, so that a campaign that was taken away stays away.
 * Returns the slugs made.
 */
export async function seedScenarios(
  dataFolder: string,
  scenarioFolder: string,
  has: (slug: string) => boolean,
  create: (pack: unknown, slug: string) => Promise<CampaignCreation>,
): Promise<string[]> {
  const marker = path.join(dataFolder, 'seeded')
  if (fs.existsSync(marker) || !fs.existsSync(scenarioFolder)) return []
  const made: string[] = []
  for (const file of fs.readdirSync(scenarioFolder).sort()) {
    const slug = path.basename(file, '.json')
    if (!file.endsWith('.json') || has(slug)) continue
    const created = await create(JSON.parse(fs.readFileSync(path.join(scenarioFolder, file), 'utf8')), slug)
    if ('errors' in created)
      throw new Error(`${file}: ${created.errors.map(({ path: where, reason }) => `${where}: ${reason}`).join('; ')}`)
    made.push(created.slug)
  }
  fs.writeFileSync(marker, `${new Date().toISOString()}\n`)
  return made
}
