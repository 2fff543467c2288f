import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePack } from '@/lib/scenario/parse'
import { packJsonSchema } from '@/lib/scenario/schema'
import { rawPack, shipped } from './packs'

type Json = Record<string, unknown>
/** Where to spoil: keys from the root; `#id` is the element of a list with that id, `+` a new one at its end. */
type Change = [at: string, value: unknown]

/** Sets a value in a pack, or deletes it when the value is undefined. */
function spoil(pack: Json, [at, value]: Change): void {
  const keys = at.split('/')
  const last = keys.pop()!
  let node = pack
  for (const key of keys) {
    const list = node as unknown as { id: string }[]
    node = (key.startsWith('#') ? list.find(({ id }) => id === key.slice(1)) : node[key]) as Json
  }
  if (last === '+') (node as unknown as unknown[]).push(value)
  else if (value === undefined) delete node[last]
  else node[last] = value
}

/** Faults of a shipped pack after changes: `path: reason`. */
function faults(name: (typeof shipped)[number], ...changes: Change[]): string[] {
  const pack = rawPack(name)
  for (const change of changes) spoil(pack, change)
  const parsed = parsePack(pack)
  return parsed.ok ? [] : parsed.errors.map(({ path, reason }) => `${path}: ${reason}`)
}

const crossed = [
  [0, 0],
  [4, 3],
  [4, 0],
  [0, 4],
]
const loss = { t: 'pool', pool: 'bchs', delta: -1 }
const haggle = { id: 'haggle', text: 'Торговаться.', cost: {}, consequence: '' }

describe('parsePack', () => {
  it.each(shipped)('takes %s', (name) => {
    expect(faults(name)).toEqual([])
  })

  it.each<[string, string, unknown, RegExp]>([
    ['a missing field', 'zone', undefined, /^zone: нет обязательного поля/],
    ['another version', 'schemaVersion', 2, /^schemaVersion: допустимо: 1$/],
    ['a field that nobody reads', 'weather', 'дождь', /^\(файл\): лишние поля: weather$/],
    ['an unknown setting', 'settings/campaign.wheather', true, /^settings: лишние поля: campaign\.wheather$/],
    [
      'a setting of the wrong kind',
      'settings/campaign.courierMinutes',
      'пять',
      /^settings\["campaign\.courierMinutes"\]: нужно: число, а здесь: строка$/,
    ],
    ['no such zone', 'zone', 'Moon/Tycho', /^zone: такого часового пояса нет/],
    ['a time of day', 'startsAt', '25:00', /^startsAt: время начала пишется как ЧЧ:ММ/],
    ['a colour', 'states/0/colour', 'синий', /^states\[0\]\.colour: цвет пишется как #rrggbb/],
    ['an id', 'people/0/id', 'маршал', /^people\[0\]\.id: ключ состоит из/],
    ['an id of the language', 'people/9/id', 'constructor', /^people\[9\]\.id: такой ключ занят/],
    ['the id of the master', 'people/9/id', 'master', /^people\[9\]\.id: id «master» занят/],
    ['a repeated id', 'sectors/3/id', 'strezhgrad', /^sectors\[3\]\.id: ключ «strezhgrad» уже занят/],
    ['relations to itself', 'relations/0/between', ['str', 'str'], /^relations\[0\]\.between: .*с самим собой/],
    [
      'a repeated relation',
      'relations/+',
      { between: ['kre', 'str'], relation: 'allied' },
      /^relations\[4\]\.between: отношения этой пары уже заданы/,
    ],
    [
      'MB-MAP-2: a one-sided border',
      'sectors/#strezhgrad/neighbours/vdoviy-mys',
      undefined,
      /^sectors\[0\]\.neighbours\.strezhgrad: соседство не взаимно/,
    ],
    ['MB-MAP-2: sides that do not fit', 'sectors/#strezhgrad/neighbours/vdoviy-mys', 'S', /на одной стороне света \(S\)/],
    ['a neighbour that is not there', 'sectors/0/neighbours/kitezh', 'N', /^sectors\[0\]\.neighbours\.kitezh: нет сектора с id «kitezh»/],
    ['a ring of two points', 'sectors/0/rings/0', crossed.slice(2), /^sectors\[0\]\.rings\[0\]: элементов в списке: не меньше 3/],
    [
      'a ring without area',
      'sectors/0/rings/0',
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
      /^sectors\[0\]\.rings\[0\]: кольцо вырождено/,
    ],
    ['a ring that crosses itself', 'sectors/0/rings/0', crossed, /^sectors\[0\]\.rings\[0\]: кольцо пересекает или касается само себя/],
    ['a centre outside', 'sectors/0/centre', [-5, -5], /^sectors\[0\]\.centre: центр лежит вне сектора/],
    ['an army without units', 'armies/0/units', [], /^armies\[0\]\.units: список пуст/],
    ['an unknown kind of unit', 'armies/0/units/0/kind', 'TANK', /^armies\[0\]\.units\[0\]\.kind: допустимо: LI, MU/],
    ['an officer in an unknown army', 'people/0/officer/army', 'ghosts', /^people\[0\]\.officer\.army: нет армии с id «ghosts»/],
    [
      'an officer who is not with his army',
      'people/0/officer/sector',
      'zarechye',
      /^people\[0\]\.officer\.sector: его армия стоит в другом секторе/,
    ],
    ['an officer who is nowhere', 'people/0/officer/army', null, /^people\[0\]\.officer: офицер без армии/],
    ['an officer without rank', 'people/0/officer', undefined, /^people\[0\]\.officer: у офицера нет звания/],
    ['a general who is no officer', 'armies/0/general', 'volunteer-1', /^armies\[0\]\.general: «volunteer-1» не офицер/],
  ])('%s', (_what, at, value, expected) => {
    expect(faults('strezh-autumn', [at, value]).join('\n')).toMatch(new RegExp(expected.source, 'm'))
  })

  it.each<[string, string, unknown, RegExp]>([
    ['HQ-CRI-2: a way that costs nothing', '#kr-02/ways/1/cost', { energy: 0 }, /^hq\.cards\[\d+\]\.ways\[1\]\.cost: .*HQ-CRI-2/],
    ['HQ-CRI-1: a crisis without a threat', '#kr-01/ifNot', undefined, /\.ifNot: у кризиса не сказано/],
    ['HQ-CRI-1: a crisis without a way out', '#kr-01/overcome', '', /\.overcome: у кризиса не сказано/],
    ['HQ-PRO-2: a prospect without gain', '#pr-01/ways/0/effects', [], /ways\[0\]\.effects: .*HQ-PRO-2/],
    ['HQ-PRO-1: a refusal that takes', '#pr-01/ways/1/effects', [loss], /ways\[1\]: .*HQ-PRO-2/],
    ['HQ-PRO-1: missing it costs', '#pr-01/ifNot', { text: '', effects: [{ t: 'camp', support: -1 }] }, /\.ifNot: .*HQ-PRO-2/],
    ['HQ-PRO-3: a third way', '#pr-01/ways/+', haggle, /\.ways: у перспективы ровно два пути/],
    ['HQ-PRO-4: a personal prospect', '#pr-01/decision', 'personal', /\.decision: .*HQ-PRO-4/],
    ['HQ-CRI-8: an aggravated prospect', '#pr-01/aggravation', { kind: 'choice', text: '' }, /\.aggravation: .*HQ-CRI-8/],
    ['an unknown table', '#kr-01/table', 'mars', /\.table: нет стола с ключом «mars»/],
    ['HQ-TRG-2: a round without a table', '#kr-01/table', null, /\.table: у раунда не указан стол/],
    ['scheduled and in reserve', '#kr-01/reserve', 1, /\.reserve: карточка стоит и в расписании, и в запасе/],
    ['HQ-DEC-1: an assignee of a chorus', '#kr-01/assignee', 'volunteer-1', /\.assignee: .*HQ-DEC-1/],
    ['an unknown card to issue', '#kr-01/ways/0/effects/+', { t: 'issue', cardId: 'kr-99' }, /effects\[2\]\.cardId: нет карточки/],
    ['an unknown effect', '#kr-01/ways/0/effects/+', { t: 'rain' }, /effects\[2\]\.t: допустимо: pool, camp, grant, issue/],
  ])('%s', (_what, at, value, expected) => {
    expect(faults('horizon-war', [`hq/cards/${at}`, value]).join('\n')).toMatch(new RegExp(expected.source, 'm'))
  })

  it.each<[string, string, unknown, RegExp]>([
    ['HQ-GEN-5: half a unit of energy', 'pools/energy', 1.5, /^hq\.pools\.energy: нужно: целое число, а здесь: дробное число/],
    ['a host who is none', 'tables/0/host', 'volunteer-1', /^hq\.tables\[0\]\.host: нет ведущего стола/],
    ['an outcome that is not there', 'tables/0/stakes/0/index', 3, /^hq\.tables\[0\]\.stakes\[0\]\.index: исходов всего 3/],
  ])('%s', (_what, at, value, expected) => {
    expect(faults('horizon-war', [`hq/${at}`, value]).join('\n')).toMatch(new RegExp(expected.source, 'm'))
  })

  it('names all faults at once', () => {
    expect(faults('strezh-autumn', ['armies/0/sector', 'nowhere'], ['armies/1/state', 'nobody'])).toEqual([
      'armies[0].sector: нет сектора с id «nowhere»',
      'armies[1].state: нет государства с id «nobody»',
    ])
  })

  it('never throws: anything', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
        (value) => {
          expect(parsePack(value).ok).toBe(false)
        },
      ),
    )
    const cycle: Json = {}
    cycle.self = cycle
    expect(parsePack(cycle)).toEqual({ ok: false, errors: [{ path: '(файл)', reason: 'это не JSON' }] })
  })

  it('never throws: a shipped pack with any of its values replaced, and every fault has words', () => {
    const value = fc.oneof(fc.constant(undefined), fc.jsonValue(), fc.constantFrom('__proto__', 'constructor', 'str', 'earth', 1e308, -1))
    fc.assert(
      fc.property(fc.constantFrom(...shipped), fc.array(fc.tuple(fc.nat(), value), { minLength: 1, maxLength: 4 }), (name, changes) => {
        const pack = rawPack(name)
        for (const [at, replacement] of changes) replaceSomewhere(pack, at, replacement)
        const parsed = parsePack(pack)
        if (!parsed.ok) for (const { path, reason } of parsed.errors) expect(path.length * reason.length).toBeGreaterThan(0)
      }),
      { numRuns: 150 },
    )
  })

  it('publishes its shape as JSON Schema', () => {
    const schema = packJsonSchema()
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false })
    expect(schema.required).toEqual(['schemaVersion', 'title', 'zone', 'startsAt', 'sectors'])
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema)
  })
})

/** Walks from the root by the digits of a number and replaces what it comes to. */
function replaceSomewhere(root: Json, at: number, replacement: unknown): void {
  let node = root
  for (let rest = at; ; rest = Math.floor(rest / 7)) {
    const keys = Object.keys(node)
    if (keys.length === 0) return
    const key = keys[rest % keys.length]!
    const child = node[key]
    if (typeof child !== 'object' || child === null || rest < 7) {
      node[key] = replacement
      return
    }
    node = child as Json
  }
}
