import { unknownVariables } from '@parley/core/automations/render'
import { Suspense, useRef } from 'react'
import { Field } from '~/ui/field.tsx'
import { controlBoxClasses, Input } from '~/ui/input.tsx'
import { joinClasses } from '~/ui/join-classes.ts'
import { useKnownFacts, VariableMenu } from '../automations/index.ts'
import { VariableInput, type VariableTarget } from '../variables/index.ts'
import type { Template } from './template.ts'

type Texts = Pick<Template, 'name' | 'subject' | 'body'>

interface Props {
  kind: Template['kind']
  draft: Texts
  onChange: (part: Partial<Texts>) => void
}

function noVariable(text: string): string | undefined {
  const [name] = unknownVariables(text)
  return name === undefined ? undefined : `{{${name}}} is not a variable and would be sent as it is.`
}

/** What a template says: its name among colleagues, and the words that are filled in. */
export function TemplateTexts({ kind, draft, onChange }: Props) {
  const subject = useRef<VariableTarget>(null)
  const body = useRef<VariableTarget>(null)
  const known = useKnownFacts()
  const bodyLabel = kind === 'call_script' ? 'Script' : 'Message'
  return (
    <div className="min-w-0 space-y-4">
      <Field label="Name" error={draft.name.trim() === '' ? 'A template needs a name.' : undefined}>
        <Input
          value={draft.name}
          maxLength={120}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      {kind === 'email' && (
        <Field
          label="Subject"
          error={draft.subject.trim() === '' ? 'An email needs a subject.' : noVariable(draft.subject)}
          aside={
            <Suspense fallback={null}>
              <VariableMenu target={subject} />
            </Suspense>
          }
        >
          <VariableInput
            ref={subject}
            known={known}
            label="Subject"
            value={draft.subject}
            limit={300}
            isOneLine
            className={joinClasses(controlBoxClasses, 'min-h-11 max-sm:py-2.5 sm:min-h-8.5')}
            onChange={(next) => onChange({ subject: next })}
          />
        </Field>
      )}
      <Field
        label={bodyLabel}
        error={noVariable(draft.body)}
        hint="Select a variable to say what stands in its place where it is unknown."
        aside={
          <Suspense fallback={null}>
            <VariableMenu target={body} />
          </Suspense>
        }
      >
        <VariableInput
          ref={body}
          known={known}
          label={bodyLabel}
          value={draft.body}
          limit={50_000}
          className={joinClasses(controlBoxClasses, 'min-h-72')}
          onChange={(next) => onChange({ body: next })}
        />
      </Field>
    </div>
  )
}
