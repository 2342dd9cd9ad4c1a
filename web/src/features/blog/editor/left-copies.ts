import { type LocalCopy, readCopies } from './local-copies.ts'
import { lockOfEditor } from './lock-of-editor.ts'

const awaited = new Set<string>()

/** Calls back once when an editor was closed, or its window died. */
function onceClosed(editor: string, run: () => void): void {
  if (awaited.has(editor)) return
  awaited.add(editor)
  void navigator.locks.request(lockOfEditor(editor), () => {
    awaited.delete(editor)
    run()
  })
}

/** The copies of a post that stand in no open editor, of this window or another; calls back when one more is left. */
export async function readLeftCopies(owner: string, onLeft: () => void): Promise<LocalCopy[]> {
  const copies = await readCopies(owner)
  const { held = [] } = await navigator.locks.query()
  const names = new Set(held.map(({ name }) => name))
  const isOpen = ({ editor }: LocalCopy) => names.has(lockOfEditor(editor))
  for (const { editor } of copies.filter(isOpen)) onceClosed(editor, onLeft)
  return copies.filter((copy) => !isOpen(copy))
}
