import type { ChainedCommands } from '@tiptap/core'

/** Three rows of three, the first of them the head. */
export const insertTable = (chain: ChainedCommands): ChainedCommands =>
  chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true })
