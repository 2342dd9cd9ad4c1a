export { RecipeList } from './recipes/recipe-list.tsx'
export { readVertical } from './recipes/vertical.ts'
export { VariableMenu } from './builder/variable-menu.tsx'
