export { TagDialog } from './ask-tag.ts'
export { TagList } from './tag-list.tsx'
