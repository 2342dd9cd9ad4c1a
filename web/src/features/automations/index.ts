import { lazy } from 'react'

export { createAutosave, type SaveState } from './builder/autosave.ts'
export { useKnownFacts } from './builder/use-known-facts.ts'
export { default as RecipeList } from './recipes/recipe-list.tsx'
export { readVertical } from './recipes/vertical.ts'

/** Puts a variable where the cursor is; stands inside a Suspense. */
export const VariableMenu = lazy(() => import('./builder/variable-menu.tsx'))
