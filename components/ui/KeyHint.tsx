/** The keys of a shortcut, `Ctrl+K`. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <kbd className="figures ml-1 inline-flex items-center rounded-[2px] border border-current px-1 text-[0.6875rem] leading-[1.35] font-medium opacity-75">
      {keys}
    </kbd>
  )
}
