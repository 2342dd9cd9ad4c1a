import { Fragment } from 'react'

/** Words that are never cut: an address goes to the next line before its @ or a dot, anything else where it must. */
export function WholeText({ children: text }: { children: string }) {
  return (
    <span className="[overflow-wrap:anywhere]">
      {text.split(/(?=@)|(?<=@.*)(?=\.)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
