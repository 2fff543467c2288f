import { Link2Off } from 'lucide-react'

/** The link of this screen is dead: a television cannot log in, so it says whom to ask. */
export function WallRefused({ title, text }: { title: string; text: string }) {
  return (
    <main className="grid min-h-dvh place-items-center p-10 text-center">
      <div className="flex flex-col items-center gap-4">
        <Link2Off aria-hidden className="text-lost size-20" strokeWidth={1.4} />
        <h1 className="text-[44px] leading-tight font-semibold">{title}</h1>
        <p className="text-ink-soft text-[36px]">{text}</p>
      </div>
    </main>
  )
}
