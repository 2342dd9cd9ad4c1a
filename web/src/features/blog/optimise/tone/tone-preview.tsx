import { useMemo } from 'react'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { EngineNote } from '../parts/engine-note.tsx'
import { textOf } from '../reading/has-text.ts'
import type { ToneRewrite } from '../session/create-session.ts'
import { findWordChanges } from './word-changes.ts'

interface Props {
  rewrite: ToneRewrite
  /** The text was changed since: applying would lose that. */
  isStale: boolean
  canApply: boolean
  onApply: () => void
  onClose: () => void
}

/** Every word that would change, before it does. */
export function TonePreview({ rewrite, isStale, canApply, onApply, onClose }: Props) {
  const changes = useMemo(
    () => findWordChanges(textOf(rewrite.before), textOf(rewrite.after)),
    [rewrite.before, rewrite.after],
  )
  const count = changes.filter(({ kind }) => kind === 'added' || kind === 'removed').length
  return (
    <Dialog
      isOpen
      width="wide"
      onOpenChange={onClose}
      title="Optimized tone"
      description={
        isStale
          ? 'The text has changed since. Close this and optimize again.'
          : 'Before and after, word by word.'
      }
      aside={<EngineNote engine={rewrite.engine} />}
      cancel="Keep the text as it is"
      footer={
        <Button variant="primary" disabled={isStale || !canApply} onClick={onApply}>
          Apply
        </Button>
      }
    >
      <p className="text-body whitespace-pre-line">
        {count === 0 && 'Only the markup changes, no words.'}
        {count > 0 &&
          changes.map(({ kind, text }, index) => {
            if (kind === 'removed')
              return (
                <del key={index} className="bg-sunken text-muted decoration-danger">
                  {text}
                </del>
              )
            if (kind === 'added')
              return (
                <ins key={index} className="bg-accent-soft text-accent-ink no-underline">
                  {text}
                </ins>
              )
            return (
              <span key={index} className={kind === 'gap' ? 'text-faint' : ''}>
                {text}
              </span>
            )
          })}
      </p>
    </Dialog>
  )
}
