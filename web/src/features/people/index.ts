export { formerMember, type Member, membersQuery, namesInFiles } from './members.ts'
export { MentionTextarea } from './mention-textarea.tsx'
export { OwnerFilter } from './owner-filter.tsx'
export { OwnerSelect } from './owner-select.tsx'
