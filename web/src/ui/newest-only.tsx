interface Props {
  shown: number
  /** As many as are asked for. */
  most: number
  /** "runs". */
  what: string
}

/** At the end of a list that holds only the newest: says so once it is full. */
export function NewestOnly({ shown, most, what }: Props) {
  return shown < most ? null : (
    <p className="pt-4 text-sm text-muted tabular-nums">
      The newest {most} {what} are shown.
    </p>
  )
}
