import { findTemplateProblem } from '@parley/core/blog/template-text'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useTimeZone } from '~/data/time-zone.ts'
import { toast } from '~/ui/toast.ts'
import { refreshPosts } from '../refresh-posts.ts'
import { schedulePost } from '../schedule/schedule-calls.ts'
import {
  defaultChoice,
  describeInstant,
  findScheduleProblem,
  readChoice,
  type ScheduleChoice,
} from '../schedule/schedule-choice.ts'
import { notifyOutcome } from './notify-outcome.ts'
import { isSlugTaken } from './post-calls.ts'
import type { PostSaver } from './post-saver.ts'
import type { SaveKind, SaveOutcome } from './save-outcome.ts'
import type { StoredMark } from './stored-post.ts'

type Press = Exclude<SaveKind, 'autosave'>

/** What Save Draft, Publish and the schedule do, and what they leave to be shown. */
export function usePresses(saver: PostSaver) {
  const timeZone = useTimeZone()
  const [pressed, setPressed] = useState<Press | null>(null)
  const [hasTried, setTried] = useState(false)
  const [takenSlug, setTakenSlug] = useState<string | null>(null)
  const [lastPress, setLastPress] = useState<Press>('draft')
  const [choice, setChoice] = useState<ScheduleChoice>(() => defaultChoice(new Date(), timeZone))

  const arrange = async (mark: StoredMark) => {
    const at = readChoice(choice, timeZone)
    const problem =
      findScheduleProblem(choice, new Date(), timeZone) ?? findTemplateProblem(saver.read().form)
    if (!at || problem !== null) {
      toast.error(`Not scheduled. ${problem ?? ''}`)
      return
    }
    try {
      await schedulePost(mark.id, at)
      toast.success('Scheduled', { description: describeInstant(at, timeZone) })
      setChoice(defaultChoice(new Date(), timeZone))
    } catch (error) {
      toast.error(describeError(error, 'The draft is saved, but not scheduled. Try again.'))
    }
  }
  const settle = async (outcome: SaveOutcome, kind: Press) => {
    notifyOutcome(outcome, kind)
    if (outcome.kind === 'failed' && isSlugTaken(outcome.error)) setTakenSlug(saver.read().form.slug)
    if (outcome.kind !== 'saved') return
    setTried(false)
    if (kind === 'draft' && choice.isOn) await arrange(outcome.mark)
    // The database takes back the appointment of a post that is out.
    if (kind === 'publish') {
      setChoice({ ...choice, isOn: false })
      await refreshPosts()
    }
  }
  const run = async (kind: Press, begin: () => Promise<SaveOutcome>) => {
    setPressed(kind)
    setLastPress(kind)
    setTried(true)
    await settle(await begin(), kind)
    setPressed(null)
  }
  return {
    pressed,
    hasTried,
    takenSlug,
    timeZone,
    choice,
    setChoice,
    press: (kind: Press) => void run(kind, () => saver.save(kind)),
    keepMine: () => {
      const isPublish = lastPress === 'publish' || saver.read().theirs?.mark.status === 'published'
      void run(isPublish ? 'publish' : 'draft', () => saver.keepMine(lastPress))
    },
  }
}
