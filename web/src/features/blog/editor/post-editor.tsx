import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs.tsx'
import { OptimiseSession } from '../optimise/session/session.tsx'
import type { ContentHand, PostForm } from '../post-form.ts'
import { categoriesQuery } from './categories.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { readEditorSearch } from './editor-search.ts'
import { besideWrite } from './editor-tabs.ts'
import type { LocalCopy } from './local-copies.ts'
import { OthersSaveNotice } from './others-save-notice.tsx'
import type { StoredPost } from './post-saver.ts'
import { RestoreNotice } from './restore-notice.tsx'
import { SaveStatus } from './save-status.tsx'
import { isFollowing, withTitle } from './slug-follows.ts'
import { useLeaveQuestion } from './use-leave-question.ts'
import { usePostSession } from './use-post-session.ts'
import { usePresses } from './use-presses.ts'
import { useSaveKey } from './use-save-key.ts'
import { useShowingHand } from './use-showing-hand.ts'
import { WriteTab } from './write-tab.tsx'

const PostsMenu = lazy(() => import('./posts-menu.tsx'))
const ScheduleCard = lazy(() => import('./schedule-card.tsx'))

interface Props {
  /** Null for a new post. */
  opened: StoredPost | null
  copies: LocalCopy[]
  /** Hears the id of a new post once it is stored. */
  onFirstStored: (id: string) => void
}

export function PostEditor({ opened, copies, onFirstStored }: Props) {
  const navigate = useNavigate()
  const { tab = 'write' } = readEditorSearch({ ...useSearch({ strict: false }) })
  const [content, setContent] = useState<ContentHand | null>(null)
  const [isUnpublishing, setUnpublishing] = useState(false)
  const { saver, state } = usePostSession(opened, ({ id }) => onFirstStored(id))
  const { form, mark, phase, theirs } = state
  const presses = usePresses(saver)
  const leave = useLeaveQuestion(saver)
  const isPublished = mark?.status === 'published'
  const saveDraft = () => (isPublished ? setUnpublishing(true) : presses.press('draft'))
  useSaveKey(saveDraft)
  const categories = useQuery(categoriesQuery()).data ?? []
  const categoryName = categories.find(({ id }) => id === form.categoryId)?.name ?? ''
  const isBusy = presses.pressed !== null
  const open = (value: string) =>
    void navigate({ to: '/blog/admin', search: (held) => readEditorSearch({ ...held, tab: value }) })
  const changeBeside = (part: Partial<PostForm>) =>
    saver.change(
      part.title === undefined ? part : { ...withTitle(part.title, isFollowing(form, isPublished)), ...part },
    )
  const shown = besideWrite.some((each) => each.tab === tab) ? tab : 'write'
  const showingHand = useShowingHand(content, shown === 'write', () => open('write'))
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
        title={opened ? 'Edit Post' : 'Create Post'}
        description={<SaveStatus state={state} />}
        actions={
          <>
            <Suspense fallback={null}>
              <PostsMenu postId={mark?.id ?? null} />
            </Suspense>
            <Button isBusy={presses.pressed === 'draft'} disabled={isBusy} onClick={saveDraft}>
              Save Draft
            </Button>
            <Button
              variant="primary"
              isBusy={presses.pressed === 'publish'}
              disabled={isBusy}
              onClick={() => presses.press('publish')}
            >
              Publish
            </Button>
          </>
        }
      />
      <RestoreNotice copies={copies} saver={saver} />
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
      <OptimiseSession postId={mark?.id ?? null} form={form} categoryName={categoryName}>
        <Tabs value={shown} onValueChange={open} activationMode="manual">
          <TabList aria-label="Post">
            <Tab value="write">Write</Tab>
            {besideWrite.map(({ tab: value, label }) => (
              <Tab key={value} value={value}>
                {label}
              </Tab>
            ))}
          </TabList>
          {/* The text stays mounted: the other tabs write into it. */}
          <TabPanel value="write" forceMount className="data-[state=inactive]:hidden">
            <WriteTab
              form={form}
              change={saver.change}
              isPublished={isPublished}
              replacements={state.replacements}
              hasTried={presses.hasTried}
              takenSlug={presses.takenSlug}
              onHand={setContent}
            />
          </TabPanel>
          {besideWrite.map(({ tab: value, Shown }) => (
            <TabPanel key={value} value={value}>
              <Suspense fallback={<SkeletonRows count={6} label="Loading" />}>
                <Shown
                  postId={mark?.id ?? null}
                  form={form}
                  change={changeBeside}
                  content={showingHand}
                  categoryName={categoryName}
                  schedule={schedule}
                />
              </Suspense>
            </TabPanel>
          ))}
        </Tabs>
      </OptimiseSession>
      <ConfirmDialog
        isOpen={isUnpublishing}
        onOpenChange={setUnpublishing}
        title="Take this post off the blog?"
        description="As a draft it can’t be read any more. Its address and its words stay. To change what readers see, press Publish."
        confirmLabel="Save as draft"
        isDanger={false}
        onConfirm={() => presses.press('draft')}
      />
      <ConfirmDialog
        isOpen={leave.status === 'blocked'}
        onOpenChange={(isOpen) => !isOpen && leave.reset?.()}
        title="Leave without saving?"
        description="Your changes are kept in this browser and offered the next time you open this post."
        confirmLabel="Leave"
        isDanger={false}
        onConfirm={() => leave.proceed?.()}
      />
    </PageBody>
  )
}
