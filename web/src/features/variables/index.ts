export type { VariableTarget } from './create-variable-editor.ts'
export { VariableInput } from './variable-input.tsx'
export { VariableText } from './variable-text.tsx'
