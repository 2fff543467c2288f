'use client'
import { useTranslations } from 'use-intl'
import { pointOf } from '@/lib/rules/macrobattle/grid'
import type { Chance } from '@/lib/rules/ruleset'
import { percentText } from './choices'
import type { BattleNames } from './log'

/** Exact chances of a stroke, each with the ways out of all throws. */
export function ChanceList({ chances, names }: { chances: readonly Chance[]; names: BattleNames }) {
  const t = useTranslations('board')
  if (chances.length === 0) return null
  // Where a shell may fall stands on the board as well: cells in a row keep a battery's chances short.
  const cells = chances.filter(({ outcome, subject }) => (outcome === 'impact' || outcome === 'reachable') && subject !== null)
  const compact = cells.length > 1
  const rows = compact ? chances.filter((chance) => !cells.includes(chance)) : chances
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('chances')}</caption>
      <tbody>
        {compact && (
          <tr>
            <td colSpan={3} className="figures pb-1.5 leading-relaxed">
              <span className="text-ink-soft font-sans">{t(`outcome.${cells[0]!.outcome as 'impact'}`)}: </span>
              {cells.map((chance) => (
                <span key={chance.subject} className="mr-2.5 inline-block">
                  {chance.subject} <strong>{percentText(chance)}</strong>
                </span>
              ))}
            </td>
          </tr>
        )}
        {rows.map((chance, index) => (
          <tr key={index} className="border-rule border-t first:border-t-0">
            <th scope="row" className="py-1 pr-2 text-left font-normal [overflow-wrap:anywhere]">
              {t.has(`outcome.${chance.outcome}`) ? t(`outcome.${chance.outcome}`) : chance.outcome}
              {chance.subject !== null && (
                <span className="text-ink-soft">{` · ${pointOf(chance.subject) ? chance.subject : names.figure(chance.subject)}`}</span>
              )}
            </th>
            <td className="figures py-1 text-right font-semibold whitespace-nowrap">{percentText(chance)}</td>
            <td className="figures text-ink-faint py-1 pl-2 text-right whitespace-nowrap">
              {t('ways', { ways: chance.ways, of: chance.of })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
