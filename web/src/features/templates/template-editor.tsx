import { unknownVariables } from '@parley/core/automations/render'
import { Suspense, useRef } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useRights } from '~/data/rights.ts'
import { BackLink } from '~/ui/back-link.tsx'
import { DropdownMenuItem } from '~/ui/dropdown-menu.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, Textarea } from '~/ui/input.tsx'
import { MoreActions } from '~/ui/more-actions.tsx'
import { PageHeader } from '~/ui/page-header.tsx'
import { toast } from '~/ui/toast.ts'
import { VariableMenu } from '../automations/index.ts'
import { deleteTemplate, restoreTemplate } from './calls/delete-template.ts'
import { RewriteMenu } from './rewrite-menu.tsx'
import { kindLabels, type Template } from './template.ts'
import { TemplatePreview } from './template-preview.tsx'
import { useTemplateDraft } from './use-template-draft.ts'

function noVariable(text: string): string | undefined {
  const [name] = unknownVariables(text)
  return name === undefined ? undefined : `{{${name}}} is not a variable and would be sent as it is.`
}

/** The text on the left, the text as a lead would read it on the right. */
export function TemplateEditor({ template, onClose }: { template: Template; onClose: () => void }) {
  const { draft, save, change } = useTemplateDraft(template)
  const { mayDelete } = useRights()
  const subject = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLTextAreaElement>(null)
  const isEmail = template.kind === 'email'
  const remove = async () => {
    const gone = { ...template, ...draft }
    try {
      await deleteTemplate(gone)
      onClose()
      toast.message(`“${gone.name}” deleted`, {
        action: {
          label: 'Undo',
          onClick: () =>
            void restoreTemplate(gone).catch((error: unknown) =>
              toast.error('The template was not restored', { description: describeError(error) }),
            ),
        },
      })
    } catch (error) {
      toast.error('The template was not deleted', { description: describeError(error) })
    }
  }
  return (
    <>
      <PageHeader
        title={draft.name.trim() || kindLabels[template.kind].one}
        eyebrow={<BackLink to="/templates">Templates</BackLink>}
        description={
          <output className={`text-sm ${save.state === 'failed' ? 'text-danger' : ''}`}>
            {save.state === 'failed'
              ? `Not saved. ${describeError(save.error)}`
              : `${kindLabels[template.kind].one} · ${save.state === 'saved' ? 'Saved' : 'Saving…'}`}
          </output>
        }
        actions={
          <>
            <RewriteMenu body={draft.body} onRewritten={(next) => change({ body: next })} />
            {mayDelete(template.createdBy) && (
              <MoreActions>
                <DropdownMenuItem isDanger onSelect={() => void remove()}>
                  Delete
                </DropdownMenuItem>
              </MoreActions>
            )}
          </>
        }
      />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div className="min-w-0 space-y-4">
          <Field label="Name" error={draft.name.trim() === '' ? 'A template needs a name.' : undefined}>
            <Input
              value={draft.name}
              maxLength={120}
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          {isEmail && (
            <Field
              label="Subject"
              error={draft.subject.trim() === '' ? 'An email needs a subject.' : noVariable(draft.subject)}
              aside={
                <Suspense fallback={null}>
                  <VariableMenu target={subject} />
                </Suspense>
              }
            >
              <Input
                ref={subject}
                value={draft.subject}
                maxLength={300}
                onChange={(event) => change({ subject: event.target.value })}
              />
            </Field>
          )}
          <Field
            label={template.kind === 'call_script' ? 'Script' : 'Message'}
            error={noVariable(draft.body)}
            hint="After | comes what to say when nothing is known: {{lead.first_name|there}}"
            aside={
              <Suspense fallback={null}>
                <VariableMenu target={body} />
              </Suspense>
            }
          >
            <Textarea
              ref={body}
              value={draft.body}
              maxLength={50_000}
              onChange={(event) => change({ body: event.target.value })}
              className="min-h-72"
            />
          </Field>
        </div>
        <TemplatePreview subject={isEmail ? draft.subject : null} body={draft.body} />
      </div>
    </>
  )
}
