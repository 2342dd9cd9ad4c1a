import { useBlocker } from '@tanstack/react-router'
import { readSession } from '~/data/session.ts'
import { readEditorSearch } from './editor-search.ts'
import type { PostSaver } from './post-saver.ts'

/** Holds a leave while something is not saved, also the browser's own; `proceed` and `reset` answer the question. */
export function useLeaveQuestion(saver: PostSaver) {
  const isUnsaved = () => saver.read().phase !== 'clean' && readSession().status === 'signed-in'
  return useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const edit = readEditorSearch({ ...next.search }).edit
      const isSamePost =
        edit === readEditorSearch({ ...current.search }).edit || edit === saver.read().mark?.id
      return isUnsaved() && !(next.pathname === current.pathname && isSamePost)
    },
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
}
