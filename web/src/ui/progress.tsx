import { joinClasses } from './join-classes.ts'

interface Props {
  /** What is under way: "Uploading". */
  label: string
  /** 0 to 1; null when the end is not known. */
  value: number | null
  /** Numbers beside the bar: "12 of 31 MB". */
  detail?: string
}

/** Long work, with numbers. */
export function Progress({ label, value, detail }: Props) {
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-4 text-sm">
        <span>{label}</span>
        <span className="text-faint tabular-nums">{detail ?? (percent === null ? '' : `${percent}%`)}</span>
      </div>
      <progress
        className="sr-only"
        aria-label={label}
        max={100}
        {...(percent === null ? {} : { value: percent })}
      />
      <div aria-hidden="true" className="h-1 overflow-hidden rounded-sm bg-line">
        <div
          className={joinClasses(
            'h-1 bg-accent-ink',
            percent === null ? 'w-1/3 animate-pulse' : 'origin-left transition-transform',
          )}
          style={percent === null ? undefined : { transform: `scaleX(${percent / 100})` }}
        />
      </div>
    </div>
  )
}
