import { nameVariables } from '@parley/core/automations/render'
import { lazy, Suspense } from 'react'
import { joinClasses } from '~/ui/join-classes.ts'
import type { VariableFieldProps } from './variable-field.tsx'
import { VariableText } from './variable-text.tsx'

const VariableField = lazy(() => import('./variable-field.tsx'))

/** A `VariableField`, which brings the editor of rich text with it: until that is there, its words. */
export function VariableInput(props: VariableFieldProps) {
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
