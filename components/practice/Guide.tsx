'use client'
import { GraduationCap } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import type { Game } from '@/lib/practice/game'
import { lessonNow, lessons } from '@/lib/practice/guide'
import { ONE } from '@/lib/rules/macrobattle/tables'
import { usePractice } from './practiceStore'

/** The introduction: what to do next, and why. It goes on by itself with what the player does. */
export function Guide({ game }: { game: Game }) {
  const t = useTranslations('practice')
  const setGuided = usePractice((practice) => practice.setGuided)
  if (game.state.battle[ONE.battle]!.phase === 'ended') return null
  const lesson = lessonNow(game)
  return (
    <section aria-label={t('introduction')} className="border-press bg-press-wash rounded-panel flex items-start gap-3 border px-3 py-2.5">
      <GraduationCap aria-hidden className="text-press mt-0.5 size-6 shrink-0 max-sm:hidden" strokeWidth={1.7} />
      <p aria-live="polite" className="min-w-0 flex-1 leading-snug text-balance">
        <span className="figures text-press mr-2 text-sm font-semibold whitespace-nowrap">
          {t('step', { n: lessons.indexOf(lesson) + 1, of: lessons.length })}
        </span>
        {t(`guide.${lesson}`)}
      </p>
      {lesson === 'free' && (
        <Button size="s" onClick={() => setGuided(false)}>
          {t('gotIt')}
        </Button>
      )}
    </section>
  )
}
