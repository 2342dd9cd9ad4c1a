import type { Mark } from '@parley/core/assistant/borne-out/find-unborne'
import { decodeEntities } from '@parley/core/text/html-entities'
import type { Token, Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import { AppLink } from './app-link.tsx'
import { type MarkToken, placeMarks, readMarkdown } from './place-marks.ts'
import { readLink } from './read-link.ts'

/**
 * Words of a model as a page: Markdown becomes elements one by one, never HTML, so what is no known mark stays text. No
 * images; links lead to this app, or by https elsewhere with the host in sight. `marks`: sentences that are not borne out.
 */
export function Markdown({
  text,
  isStreaming = false,
  marks = [],
}: {
  text: string
  isStreaming?: boolean
  marks?: readonly Mark[]
}) {
  const tokens = readMarkdown(isStreaming ? closeOpenMarks(text) : placeMarks(text, marks))
  return <div className="space-y-2 break-words">{toBlocks(tokens)}</div>
}

const count = (text: string, mark: RegExp): number => (text.match(mark) ?? []).length

/** While words still come: a mark that is open would show as itself and then jump. */
export function closeOpenMarks(text: string): string {
  const plain = text.replace(/!?\[([^\]\n]*)(?:\](?:\([^)\n]*)?)?$/, '$1')
  if (count(plain, /^```/gm) % 2 === 1) return plain
  const bare = plain.replace(/(?:\*{1,2}|`{1,2})$/, '')
  const line = bare.slice(bare.lastIndexOf('\n') + 1)
  if (count(line, /`/g) % 2 === 1) return `${bare}\``
  if (count(line, /\*\*/g) % 2 === 1) return `${bare.trimEnd()}**`
  return count(line.replaceAll('**', ''), /\*(?=\S)/g) % 2 === 1 ? `${bare.trimEnd()}*` : bare
}

const toBlocks = (tokens: readonly Token[]): ReactNode[] =>
  tokens.map((token, index) => <Fragment key={index}>{toBlock(token)}</Fragment>)

const toInlines = (tokens: readonly Token[] | undefined): ReactNode[] =>
  (tokens ?? []).map((token, index) => <Fragment key={index}>{toInline(token)}</Fragment>)

const isKind = <Kind extends Tokens.Generic | Token>(token: Token, type: string): token is Token & Kind =>
  token.type === type

function toBlock(token: Token): ReactNode {
  if (isKind<Tokens.Space>(token, 'space') || isKind<Tokens.Def>(token, 'def')) return null
  if (isKind<Tokens.Heading>(token, 'heading'))
    return <p className="font-semibold">{toInlines(token.tokens)}</p>
  if (isKind<Tokens.Code>(token, 'code'))
    return (
      // A wide block is scrolled; the keyboard has to reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <pre tabIndex={0} className="overflow-x-auto rounded-md bg-sunken p-2.5 font-mono text-xs">
        {token.text}
      </pre>
    )
  if (isKind<Tokens.Blockquote>(token, 'blockquote'))
    return <blockquote className="border-l-2 pl-3 text-muted">{toBlocks(token.tokens)}</blockquote>
  if (isKind<Tokens.List>(token, 'list'))
    return createElement(
      token.ordered ? 'ol' : 'ul',
      {
        className: token.ordered ? 'list-decimal space-y-0.5 pl-5' : 'list-disc space-y-0.5 pl-5',
        ...(token.ordered && typeof token.start === 'number' ? { start: token.start } : {}),
      },
      token.items.map((item, index) => (
        <li key={index} className="marker:text-faint">
          {toBlocks(item.tokens)}
        </li>
      )),
    )
  if (isKind<Tokens.Table>(token, 'table')) return <Grid table={token} />
  if (isKind<Tokens.Hr>(token, 'hr')) return <hr />
  if (isKind<Tokens.Paragraph>(token, 'paragraph')) return <p>{toInlines(token.tokens)}</p>
  // A line of a tight list.
  if (isKind<Tokens.Text>(token, 'text')) return token.tokens ? toInlines(token.tokens) : token.text
  return token.raw
}

function Grid({ table }: { table: Tokens.Table }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section tabIndex={0} aria-label="Table" className="overflow-x-auto">
      <table className="text-sm tabular-nums">
        <thead>
          <tr>
            {table.header.map((cell, index) => (
              <th key={index} className="border-b py-1 pr-4 text-left font-medium">
                {toInlines(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, index) => (
                <td key={index} className="border-b py-1 pr-4">
                  {toInlines(cell.tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function toInline(token: Token): ReactNode {
  if (isKind<Tokens.Strong>(token, 'strong'))
    return <strong className="font-semibold">{toInlines(token.tokens)}</strong>
  if (isKind<Tokens.Em>(token, 'em')) return <em>{toInlines(token.tokens)}</em>
  if (isKind<Tokens.Del>(token, 'del')) return <del>{toInlines(token.tokens)}</del>
  if (isKind<MarkToken>(token, 'borneOut'))
    return (
      <mark className="bg-transparent text-inherit underline decoration-muted decoration-dotted underline-offset-4">
        {toInlines(token.tokens)}
      </mark>
    )
  if (isKind<Tokens.Codespan>(token, 'codespan'))
    return <code className="rounded-sm bg-sunken px-1 font-mono text-[0.9em]">{token.text}</code>
  if (isKind<Tokens.Br>(token, 'br')) return <br />
  if (isKind<Tokens.Link>(token, 'link')) return <SafeLink link={token} />
  // Only its words: fetching it would tell its host that it was read.
  if (isKind<Tokens.Image>(token, 'image')) return token.text
  if (isKind<Tokens.Escape>(token, 'escape')) return token.text
  // marked leaves entities as they were written.
  if (isKind<Tokens.Text>(token, 'text'))
    return token.tokens ? toInlines(token.tokens) : decodeEntities(token.text)
  return token.raw
}

function SafeLink({ link }: { link: Tokens.Link }) {
  const target = readLink(link.href)
  if (target === null) return toInlines(link.tokens)
  if (target.kind === 'app') return <AppLink href={target.href}>{toInlines(link.tokens)}</AppLink>
  return (
    <>
      <a href={target.href} target="_blank" rel="noopener noreferrer nofollow" className="link">
        {toInlines(link.tokens)}
      </a>
      {link.text === target.host ? null : <span className="text-faint"> ({target.host})</span>}
    </>
  )
}
