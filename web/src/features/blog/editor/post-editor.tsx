import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { OptimiseSession } from '../optimise/session/session.tsx'
import type { ContentHandle, PostForm } from '../post-form.ts'
import { categoryNameQuery } from './categories.ts'
import { readEditorSearch } from './editor-search.ts'
import { besideWrite } from './editor-tabs.ts'
import { LeaveQuestion } from './leave-question.tsx'
import type { LocalCopy } from './local-copies.ts'
import { PostActions } from './post-actions.tsx'
import { PostTabs } from './post-tabs.tsx'
import { SaveStatus } from './save-status.tsx'
import { isFollowing, withTitle } from './slug-follows.ts'
import type { StoredPost } from './stored-post.ts'
import { useLeaveQuestion } from './use-leave-question.ts'
import { usePostSession } from './use-post-session.ts'
import { usePresses } from './use-presses.ts'
import { useRevealingHandle } from './use-revealing-handle.ts'
import { useSaveKey } from './use-save-key.ts'
import { WriteTab } from './write-tab.tsx'

const ConflictNotice = lazy(() => import('./conflict-notice.tsx'))
const RestoreNotice = lazy(() => import('./restore-notice.tsx'))
const OthersSaveNotice = lazy(() => import('./others-save-notice.tsx'))
const ScheduleCard = lazy(() => import('./schedule-card.tsx'))

interface Props {
  /** Null for a new post. */
  opened: StoredPost | null
  copies: LocalCopy[]
  /** Called with the id of a new post once it is stored. */
  onFirstStored: (id: string) => void
}

export function PostEditor({ opened, copies, onFirstStored }: Props) {
  const navigate = useNavigate()
  const { tab = 'write' } = readEditorSearch({ ...useSearch({ strict: false }) })
  const [content, setContent] = useState<ContentHandle | null>(null)
  const [isUnpublishing, setUnpublishing] = useState(false)
  const { saver, state, keep } = usePostSession(opened, ({ id }) => onFirstStored(id))
  const { form, mark, phase, theirs } = state
  const presses = usePresses(saver)
  const leave = useLeaveQuestion(saver)
  const isPublished = mark?.status === 'published'
  // docs/deviations.md D3: a key that saves everywhere else must not hide a post from its readers.
  const saveDraft = () => (isPublished ? setUnpublishing(true) : presses.press('draft'))
  useSaveKey(saveDraft)
  const categoryName = useQuery(categoryNameQuery(form.categoryId)).data ?? ''
  const isBusy = presses.pressed !== null
  const open = (value: string) =>
    void navigate({ to: '/blog/admin', search: (held) => readEditorSearch({ ...held, tab: value }) })
  const changeBeside = (part: Partial<PostForm>) =>
    saver.change(
      part.title === undefined ? part : { ...withTitle(part.title, isFollowing(form, isPublished)), ...part },
    )
  const shown = besideWrite.some((each) => each.tab === tab) ? tab : 'write'
  const revealingHandle = useRevealingHandle(content, shown === 'write', () => open('write'))
  const schedule = (
    <ScheduleCard
      postId={mark?.id ?? null}
      isPublished={isPublished}
      timeZone={presses.timeZone}
      choice={presses.choice}
      isBusy={isBusy}
      onChange={presses.setChoice}
      onSchedule={() => presses.press('draft')}
    />
  )
  return (
    <PageBody>
      <PageHeader
        title={opened || isPublished ? 'Edit Post' : 'Create Post'}
        description={<SaveStatus state={state} />}
        actions={
          <PostActions
            postId={mark?.id ?? null}
            pressed={presses.pressed}
            onDraft={saveDraft}
            onPublish={() => presses.press('publish')}
          />
        }
      />
      <Suspense fallback={null}>
        {copies.length > 0 && <RestoreNotice copies={copies} saver={saver} keep={keep} />}
        {theirs && (
          <ConflictNotice
            mine={form}
            theirs={theirs}
            isBusy={isBusy}
            onKeepMine={presses.keepMine}
            onTakeTheirs={saver.takeTheirs}
          />
        )}
        {mark && <OthersSaveNotice mark={mark} phase={phase} saver={saver} />}
      </Suspense>
      <OptimiseSession postId={mark?.id ?? null} form={form} categoryName={categoryName}>
        <PostTabs
          shown={shown}
          onShow={open}
          write={
            <WriteTab
              form={form}
              change={saver.change}
              isPublished={isPublished}
              replacements={state.replacements}
              hasTried={presses.hasTried}
              takenSlug={presses.takenSlug}
              onHandle={setContent}
            />
          }
          beside={{
            postId: mark?.id ?? null,
            form,
            change: changeBeside,
            content: revealingHandle,
            categoryName,
            schedule,
          }}
        />
      </OptimiseSession>
      <ConfirmDialog
        isOpen={isUnpublishing}
        onOpenChange={setUnpublishing}
        title="Take this post off the blog?"
        description="As a draft, it can no longer be read. Its address and text stay. To change what readers see, press Publish."
        confirmLabel="Save as draft"
        isDanger={false}
        onConfirm={() => presses.press('draft')}
      />
      <LeaveQuestion leave={leave} isNew={mark === null} />
    </PageBody>
  )
}
