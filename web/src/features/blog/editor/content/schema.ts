import { getSchema } from '@tiptap/core'
import { blocks } from './blocks.ts'

/** What the editor's documents are made of, for what reads one without an editor. */
export const schema = getSchema(blocks)
