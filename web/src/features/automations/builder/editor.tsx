import { checkDefinition, type Definition } from '@parley/core/automations/definition'
import { salesRecords } from '@parley/core/records/sales-records'
import { lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs.tsx'
import { type Automation, isSameDefinition, type Version } from '../automation.ts'
import { useNames } from '../use-names.ts'
import { EditorHeader } from './editor-header.tsx'
import { focusPart } from './focus-part.ts'
import { Sentence } from './sentence.tsx'
import { useDraft } from './use-draft.ts'
import { useEditorCalls } from './use-editor-calls.ts'
import { useOwnFields } from './use-own-fields.ts'

const TestRunPanel = lazy(() => import('./test-run-panel.tsx'))
const RunHistory = lazy(() => import('../history/run-history.tsx'))
const VersionsDialog = lazy(() => import('./versions-dialog.tsx'))

interface Props {
  automation: Automation
  /** The newest first. */
  versions: readonly Version[]
  tab: 'build' | 'history'
  onTab: (tab: 'build' | 'history') => void
  onClose: () => void
}

/** An automation being built: every change is kept as a draft, and runs only once it is published. */
export function Editor({ automation, versions, tab, onTab, onClose }: Props) {
  const { id, isEnabled, publishedVersion, signingSecret } = automation
  const draft = useDraft(automation)
  const { members, templates, names } = useNames()
  const [hasTried, setTried] = useState(false)
  const [isChoosingVersion, setChoosingVersion] = useState(false)
  const own = useOwnFields(salesRecords)
  const problems = checkDefinition(draft.definition, names.stages, own)
  const published = versions.find(({ version }) => version === publishedVersion)
  const isPublished = published !== undefined && isSameDefinition(published.definition, draft.definition)
  const { publish, toggle, remove } = useEditorCalls(automation, draft.flush, onClose)
  const tryPublish = () => {
    flushSync(() => setTried(true))
    const [first] = problems
    if (!first) return publish.mutate()
    if (tab !== 'build') onTab('build')
    focusPart(first.part)
  }
  const restore = (definition: Definition) => {
    draft.change(definition)
    setChoosingVersion(false)
  }
  return (
    <>
      <EditorHeader
        name={draft.name}
        onRename={draft.rename}
        save={draft.save}
        publishedVersion={publishedVersion}
        hasChanges={!isPublished}
        isEnabled={toggle.isPending ? toggle.variables : isEnabled}
        isPublishing={publish.isPending}
        onToggle={toggle.mutate}
        onPublish={tryPublish}
        onVersions={() => setChoosingVersion(true)}
        onDelete={() => remove.mutate()}
      />
      <Tabs value={tab} onValueChange={(value) => onTab(value === 'history' ? 'history' : 'build')}>
        <TabList aria-label="Automation">
          <Tab value="build">Build</Tab>
          <Tab value="history">History</Tab>
        </TabList>
        <TabPanel value="build">
          <Sentence
            definition={draft.definition}
            problems={problems}
            hasTried={hasTried}
            members={members}
            templates={templates}
            signingSecret={signingSecret}
            onChange={draft.change}
          />
          <Suspense fallback={<SkeletonRows count={3} label="Loading the test run" />}>
            <TestRunPanel
              automationId={id}
              definition={draft.definition}
              isComplete={problems.length === 0}
              names={names}
              templates={templates}
              own={own}
            />
          </Suspense>
        </TabPanel>
        <TabPanel value="history">
          <Suspense fallback={<SkeletonRows count={6} label="Loading the history" />}>
            <RunHistory automationId={id} />
          </Suspense>
        </TabPanel>
      </Tabs>
      <Suspense fallback={null}>
        {isChoosingVersion && (
          <VersionsDialog
            versions={versions}
            publishedVersion={publishedVersion}
            names={names}
            onRestore={restore}
            onClose={() => setChoosingVersion(false)}
          />
        )}
      </Suspense>
    </>
  )
}
