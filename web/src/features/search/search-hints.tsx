import { Kbd } from '~/ui/kbd.tsx'

const isApple = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '')

/** Which keys do what; nothing for a finger. */
export function SearchHints() {
  return (
    <p className="hidden items-center gap-4 border-t px-4 py-2 text-xs text-faint sm:flex pointer-coarse:hidden">
      <span>
        <Kbd keys="↑" /> <Kbd keys="↓" /> move
      </span>
      <span>
        <Kbd keys="↵" /> open
      </span>
      <span>
        <Kbd keys={isApple ? '⌘ ↵' : 'Ctrl ↵'} /> new tab
      </span>
      <span>
        <Kbd keys="Esc" /> close
      </span>
    </p>
  )
}
