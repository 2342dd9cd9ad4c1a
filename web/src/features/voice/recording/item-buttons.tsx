import { quoted } from '@parley/core/text/quoted'
import type { ComponentProps } from 'react'
import { formatWeekday } from '~/data/formats.ts'
import { joinClasses } from '~/ui/join-classes.ts'
import type { InsightRow } from '../calls/insights-query.ts'
import { readInsightData } from '../details.ts'

type FactProps = ComponentProps<'button'> & { item: InsightRow }

function FactButton({ className, children, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={joinClasses(
        'inline-flex items-center rounded-sm text-left underline decoration-dotted underline-offset-4 hover:text-ink data-[state=open]:text-ink pointer-coarse:min-h-11',
        className,
      )}
    >
      {children}
    </button>
  )
}

const owners: Record<string, string> = { us: 'Ours', them: 'Theirs' }

export function OwnerButton({ item, ...props }: FactProps) {
  const { owner, assigneeName } = readInsightData(item.data)
  return (
    <FactButton {...props}>
      {assigneeName ?? owners[owner ?? ''] ?? 'Nobody named'}
      <span className="sr-only">, {quoted(item.text)}: change who does it</span>
    </FactButton>
  )
}

export function DueButton({ item, ...props }: FactProps) {
  const { dueAt, dueText, corrected = [] } = readInsightData(item.data)
  const none = corrected.includes('due') ? 'no due date' : 'no date was said'
  return (
    <FactButton {...props}>
      {dueAt ? `due ${formatWeekday(dueAt)}${dueText ? ` (“${dueText}”)` : ''}` : none}
      <span className="sr-only">, {quoted(item.text)}: change when it is due</span>
    </FactButton>
  )
}
