import { Fragment } from 'react'

/** A domain up to so many characters stays on one line. */
const longDomain = 30

/** Words that are never cut: an address goes to the next line before its @, or a dot of a long domain, anything else where it must. */
export function WholeText({ children: text }: { children: string }) {
  const isLong = text.length - text.lastIndexOf('@') > longDomain
  return (
    <span className="[overflow-wrap:anywhere]">
      {text.split(isLong ? /(?=@)|(?<=@.*)(?=\.)/ : /(?=@)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
