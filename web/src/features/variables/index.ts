export { VariableText } from './variable-text.tsx'
