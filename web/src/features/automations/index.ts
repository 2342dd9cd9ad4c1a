export { createAutosave, type SaveState } from './builder/autosave.ts'
export { VariableMenu } from './builder/variable-menu.tsx'
export { RecipeList } from './recipes/recipe-list.tsx'
export { readVertical } from './recipes/vertical.ts'
