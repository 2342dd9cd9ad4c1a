import type { Facts } from '@parley/core/automations/fields'
import { findField } from '@parley/core/automations/fields'
import { renderText } from '@parley/core/automations/render'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '~/ui/field.tsx'
import { Select } from '~/ui/select.tsx'
import { mailTemplatesQuery } from './calls/mail-templates-query.ts'
import type { MailDraft } from './calls/send-mail.ts'

interface Props {
  facts: Facts
  draft: MailDraft
  onFill: (draft: MailDraft) => void
}

/** Puts a template, filled with what is known of whom it is for, into the mail; what was written stays above it. */
export function TemplateChoice({ facts, draft, onFill }: Props) {
  const templates = useQuery(mailTemplatesQuery()).data ?? []
  const [missing, setMissing] = useState<readonly string[]>([])
  if (templates.length === 0) return null
  const choose = (id: string) => {
    const template = templates.find((each) => each.id === id)
    if (!template) return
    const subject = renderText(template.subject ?? '', facts)
    const body = renderText(template.body, facts)
    setMissing([...new Set([...subject.missing, ...body.missing])])
    onFill({
      subject: draft.subject.trim() === '' ? subject.text : draft.subject,
      body: draft.body.trim() === '' ? body.text : `${draft.body.trimEnd()}\n\n${body.text}`,
    })
  }
  const labels = missing.map((name) => findField(name)?.label ?? name).join(', ')
  return (
    <Field label="Template" hint={labels === '' ? undefined : `Unknown: ${labels}.`}>
      <Select value="" onChange={({ target }) => choose(target.value)}>
        <option value="">Choose a template</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
