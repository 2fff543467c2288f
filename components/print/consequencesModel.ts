import type { ViewRowTypes } from '@/lib/campaign/viewRows'

export const groupings = ['table', 'topic', 'person'] as const
export type Grouping = (typeof groupings)[number]

/** One closed card as the report tells it (HQ-CON-4). */
export interface ReportLine {
  id: string
  title: string
  outcome: ViewRowTypes['consequences']['outcome']
  text: string
  /** Who answers for it: the decider, then who else said the word. */
  names: string[]
  at: number
}

export interface ReportGroup {
  /** Id of the table, topic or person; null: none. */
  key: string | null
  lines: ReportLine[]
}

interface Source {
  consequences: readonly (ViewRowTypes['consequences'] & { id: string })[]
  cards: Readonly<Record<string, Pick<ViewRowTypes['cards'], 'tableId' | 'topic'>>>
  nameOf: (personId: string) => string
}

function keysOf(record: Source['consequences'][number], by: Grouping, { cards }: Source): (string | null)[] {
  const card = cards[record.cardId]
  if (by === 'table') return [card?.tableId ?? null]
  if (by === 'topic') return [card?.topic ?? null]
  const people = [...new Set([...(record.decidedById === null ? [] : [record.decidedById]), ...record.spokenBy])]
  return people.length > 0 ? people : [null]
}

/** All valid consequences in groups, each in order of time; what belongs to nobody comes last. */
export function groupsOf(source: Source, by: Grouping): ReportGroup[] {
  const groups = new Map<string | null, ReportLine[]>()
  for (const record of source.consequences) {
    if (record.struck) continue
    const people = [...(record.decidedById === null ? [] : [record.decidedById]), ...record.spokenBy]
    const line = { ...record, names: [...new Set(people)].map(source.nameOf) }
    for (const key of keysOf(record, by, source)) groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups].map(([key, lines]) => ({ key, lines })).sort((a, b) => Number(a.key === null) - Number(b.key === null))
}

/** The row of the campaign that a line speaks of: its record in the chronicle tells who did it and when. */
export interface LineSource {
  table: string
  id: string
  column?: string
}

/** A heading or a list of the report, ready to be written down. */
export interface Section {
  title: string
  lines: { text: string; source: LineSource }[]
}

const escaped = (text: string): string => text.replace(/([\\`*_[\]<>#])/g, '\\$1').replace(/\s*\n\s*/g, ' ')

/** The report as Markdown; every line links to its record. `recordOf`: the address of a line's record, `word`: what the link is called. */
export const markdownOf = (title: string, sections: readonly Section[], recordOf: (source: LineSource) => string, word: string): string =>
  [
    `# ${escaped(title)}`,
    ...sections.map(({ title: head, lines }) =>
      [
        `## ${escaped(head)}`,
        '',
        ...lines.map(({ text, source }) => `- ${escaped(text)} ([${escaped(word)}](<${recordOf(source)}>))`),
      ].join('\n'),
    ),
  ].join('\n\n') + '\n'
