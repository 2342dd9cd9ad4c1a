import { nameVariables } from '@parley/core/automations/render'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { formatNumber } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { NewLabel } from '~/ui/new-label.tsx'
import { PageHeader } from '~/ui/page-header.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { WorkPlaces } from '../places/index.ts'
import { VariableText } from '../variables/index.ts'
import { createTemplate } from './calls/create-template.ts'
import { refreshTemplates, templatesQuery } from './calls/templates-query.ts'
import { kindLabels, newTemplate, type Template, templateKinds } from './template.ts'

const StarterList = lazy(() => import('./starter-list.tsx'))
/** With fewer the page has room for what one can begin with. */
const fewTemplates = 3

const NewTemplateMenu = lazy(() => import('./new-template-menu.tsx'))

/** What the company says again and again, by kind. */
export function TemplateList({ onOpen }: { onOpen: (id: string) => void }) {
  const { data: templates = [], error, isPending } = useQuery(templatesQuery())
  const create = useMutation({
    mutationFn: createTemplate,
    onSuccess: onOpen,
    onError: (failure) =>
      toast.error('The template was not created', { description: describeError(failure) }),
  })
  return (
    <>
      <PageHeader
        title="Templates"
        heading={<WorkPlaces current="Templates" />}
        description="Texts you use again and again, filled in for each lead."
        actions={
          <Suspense
            fallback={
              <Button variant="primary">
                <NewLabel of="template" />
              </Button>
            }
          >
            <NewTemplateMenu
              isBusy={create.isPending}
              onChoose={(kind) => create.mutate(newTemplate(kind))}
            />
          </Suspense>
        }
      />
      {error && (
        <ErrorNotice title="The templates could not be loaded" onRetry={() => void refreshTemplates()}>
          {describeError(error)}
        </ErrorNotice>
      )}
      {isPending && <SkeletonRows count={6} label="Loading templates" />}
      {!isPending && !error && templates.length === 0 && (
        <EmptyState
          title="No templates yet"
          actions={
            <Button variant="primary" onClick={() => create.mutate(newTemplate('email'))}>
              Write an email template
            </Button>
          }
        >
          Write a text once with variables such as{' '}
          <VariableText named={nameVariables('{{lead.first_name}}')} />. Automations can send it, and you can
          preview it with any lead.
        </EmptyState>
      )}
      <div className="grid gap-10">
        {templateKinds.map((kind) => {
          const some = templates.filter((template) => template.kind === kind)
          return (
            some.length > 0 && (
              <Panel key={kind} title={kindLabels[kind].many} aside={some.length}>
                <ul>
                  {some.map((template) => (
                    <TemplateLine key={template.id} template={template} />
                  ))}
                </ul>
              </Panel>
            )
          )
        })}
        {!isPending && !error && templates.length < fewTemplates && (
          <Suspense fallback={null}>
            <StarterList templates={templates} isBusy={create.isPending} onUse={create.mutate} />
          </Suspense>
        )}
      </div>
    </>
  )
}

function TemplateLine({ template }: { template: Template }) {
  const { id, name, subject, body, useCount: uses } = template
  return (
    <li className="border-b">
      <Link
        to="/templates"
        search={{ template: id }}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 py-3 hover:bg-sunken sm:grid-cols-[14rem_minmax(0,1fr)_auto]"
      >
        <span className="col-start-1 row-start-1 truncate font-medium">{name}</span>
        <span className="col-span-2 row-start-2 truncate text-muted sm:col-span-1 sm:col-start-2 sm:row-start-1">
          <VariableText named={nameVariables(subject || body)} />
        </span>
        <span className="col-start-2 row-start-1 text-sm text-faint tabular-nums sm:col-start-3">
          {uses === 0 ? 'Not used' : `Used ${formatNumber(uses)}×`}
        </span>
      </Link>
    </li>
  )
}
