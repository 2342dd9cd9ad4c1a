import { brand } from './brand.ts'

/** "Parley", said by two voices: five peaks measured above the line, five below (docs/design.md). */
const mark = { us: [5.9, 9, 3.5, 2.7, 4.4], them: [4.9, 9, 3.9, 3.3, 5.7] }

export function LogoMark({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 22 22" aria-hidden="true" className={className}>
      {mark.us.map((length, index) => (
        <rect
          key={index}
          x={1 + index * 4.5}
          y={10.5 - length}
          width="2.6"
          height={length}
          fill="var(--color-voice-us)"
        />
      ))}
      {mark.them.map((length, index) => (
        <rect
          key={index}
          x={1 + index * 4.5}
          y="12"
          width="2.6"
          height={length}
          fill="var(--color-voice-them)"
        />
      ))}
    </svg>
  )
}

export function Logo() {
  return (
    <span className="flex items-center gap-2 text-[1.0625rem] font-semibold tracking-[-0.025em]">
      <LogoMark />
      {brand.name}
    </span>
  )
}
