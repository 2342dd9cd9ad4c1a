import { lazy } from 'react'

export { CustomInput, CustomInputs } from './custom-inputs.tsx'
export { addField, fieldsKey, fieldsQuery } from './queries.ts'
export { readTexts } from './read-texts.ts'

/** The company's own fields of a record, each edited in place; stands inside a Suspense. */
export const CustomFacts = lazy(() => import('./custom-facts.tsx'))

/** Where the fields of a record are added, renamed, put in order and removed; stands inside a Suspense. */
export const FieldsDialog = lazy(() => import('./fields-dialog.tsx'))
