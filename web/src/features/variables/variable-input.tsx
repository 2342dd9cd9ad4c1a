import { nameVariables } from '@parley/core/automations/render'
import { lazy, type Ref, Suspense } from 'react'
import { joinClasses } from '~/ui/join-classes.ts'
import type { VariableTarget } from './create-variable-editor.ts'
import { VariableText } from './variable-text.tsx'

const VariableField = lazy(() => import('./variable-field.tsx'))

export interface VariableInputProps {
  /** Read out; of a `Field` its label. */
  label: string
  /** As stored, variables as `{{lead.first_name|there}}`. */
  value: string
  /** In characters as stored. */
  limit: number
  isOneLine?: boolean
  isInvalid?: boolean
  placeholder?: string
  className?: string
  /** For the menu of variables. */
  ref?: Ref<VariableTarget>
  onChange: (value: string) => void
}

/** A `VariableField`, which brings the editor of rich text with it: until that is there, its words. */
export function VariableInput(props: VariableInputProps) {
  return (
    <Suspense
      fallback={
        <div aria-busy="true" className={joinClasses('whitespace-pre-wrap', props.className)}>
          <VariableText named={nameVariables(props.value)} />
        </div>
      }
    >
      <VariableField {...props} />
    </Suspense>
  )
}
