import { describeError } from '~/data/describe-error.ts'
import { useRights } from '~/data/rights.ts'
import { BackLink } from '~/ui/back-link.tsx'
import { DropdownMenuItem } from '~/ui/dropdown-menu.tsx'
import { MoreActions } from '~/ui/more-actions.tsx'
import { PageHeader } from '~/ui/page-header.tsx'
import { toast } from '~/ui/toast.ts'
import { deleteTemplate, restoreTemplate } from './calls/delete-template.ts'
import { RewriteMenu } from './rewrite-menu.tsx'
import { kindLabels, type Template } from './template.ts'
import { TemplatePreview } from './template-preview.tsx'
import { TemplateTexts } from './template-texts.tsx'
import { useTemplateDraft } from './use-template-draft.ts'

/** The text on the left, the text as a lead would read it on the right. */
export function TemplateEditor({ template, onClose }: { template: Template; onClose: () => void }) {
  const { draft, save, change } = useTemplateDraft(template)
  const { mayDelete } = useRights()
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
              : `${kindLabels[template.kind].one}\u00A0· ${save.state === 'saved' ? 'Saved' : 'Saving…'}`}
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
        <TemplateTexts kind={template.kind} draft={draft} onChange={change} />
        <TemplatePreview subject={isEmail ? draft.subject : null} body={draft.body} />
      </div>
    </>
  )
}
