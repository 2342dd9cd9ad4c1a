import { baseKeymap } from '@tiptap/pm/commands'
import { closeHistory, history, redo, undo } from '@tiptap/pm/history'
import { keymap } from '@tiptap/pm/keymap'
import { DOMSerializer, Slice } from '@tiptap/pm/model'
import { EditorState, NodeSelection, Plugin, type Transaction } from '@tiptap/pm/state'
import { EditorView } from '@tiptap/pm/view'
import { type AskedVariable, askedVariable } from './asked-variable.ts'
import {
  readLine,
  readLines,
  readText,
  schema,
  sourceOf,
  withFallback,
  writeText,
} from './variable-text-model.ts'

/** Where the menu of variables puts what was chosen. */
export interface VariableTarget {
  focus: () => void
  /** At the caret, or in place of what is selected. */
  insert: (text: string) => void
}

export interface VariableEditor extends VariableTarget {
  /** Takes what was changed elsewhere; nothing where it is the same. */
  show: (text: string) => void
  /** What the element says of itself to those who do not see it. */
  describe: (attributes: Record<string, string>) => void
  setFallback: (fallback: string) => void
  /** Puts a variable, as stored, in place of the letters that ask for one. */
  answer: (source: string) => void
  destroy: () => void
}

interface Options {
  text: string
  /** In characters as stored. */
  limit: number
  isOneLine: boolean
  onChange: (text: string) => void
  /** The variable that is selected as a whole, as stored. */
  onSelect: (source: string | null) => void
  /** The caret stands behind `{{`, and where that is in the window; null once it does not. */
  onAsk: (asked: AskedPlace | null) => void
  /** Whether a key was for what is shown while a variable is asked for. */
  onKey: (key: string) => boolean
}

export interface AskedPlace extends AskedVariable {
  left: number
  top: number
  bottom: number
}

/** A variable becomes one piece however it came into the text: typed, pasted, dictated, undone. */
const joinVariables = new Plugin({
  appendTransaction(_changes, _before, { doc, tr }) {
    doc.descendants((node, start) => {
      if (!node.isText) return
      let position = start
      for (const part of readLine(node.text ?? '')) {
        // Of a variable the text holds its letters, the document one piece.
        const length = part.isText ? part.nodeSize : sourceOf(part).length
        if (!part.isText) tr.replaceWith(tr.mapping.map(position), tr.mapping.map(position + length), part)
        position += length
      }
    })
    return tr.docChanged ? tr : null
  },
})

function sliceOf(text: string, isOneLine: boolean): Slice {
  const lines = readLines(isOneLine ? text.replaceAll(/\s*[\r\n]+\s*/g, ' ') : text)
  return new Slice(schema.nodes.doc.create(null, lines).content, 1, 1)
}

/** Also where rich text is pasted, a variable is what is stored. */
const clipboardSerializer = new DOMSerializer(
  { ...DOMSerializer.nodesFromSchema(schema), variable: (node) => ['span', sourceOf(node)] },
  {},
)

/** A field of `mount` in which variables are read as words and stored as `{{lead.name}}`. */
export function createVariableEditor(mount: HTMLElement, options: Options): VariableEditor {
  const { limit, isOneLine, onChange, onSelect, onAsk, onKey } = options
  let told = options.text
  let described = new Set<string>()
  const insert = (text: string) => {
    const { doc, selection } = view.state
    const replaced = writeText(doc.cut(selection.from, selection.to)).length
    const room = Math.max(0, limit - writeText(doc).length + replaced)
    view.dispatch(view.state.tr.replaceSelection(sliceOf(text.slice(0, room), isOneLine)).scrollIntoView())
  }
  const view: EditorView = new EditorView(mount, {
    state: EditorState.create({
      doc: readText(options.text),
      plugins: [
        history(),
        keymap({ 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo }),
        keymap(isOneLine ? { Enter: () => true, 'Shift-Enter': () => true } : {}),
        keymap(baseKeymap),
        joinVariables,
        new Plugin({
          filterTransaction: ({ docChanged, doc }, state) =>
            !docChanged || writeText(doc).length <= Math.max(limit, writeText(state.doc).length),
        }),
      ],
    }),
    attributes: ({ doc }): Record<string, string> => ({ class: writeText(doc) === '' ? 'is-empty' : '' }),
    handleDOMEvents: { focus: () => tellSelected(), blur: () => onAsk(null) },
    handleKeyDown: (_, event) => {
      const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey && !event.shiftKey
      const isTaken = isPlain && !event.isComposing && onKey(event.key)
      if (isTaken) event.stopPropagation()
      return isTaken
    },
    clipboardSerializer,
    clipboardTextSerializer: (slice) => slice.content.textBetween(0, slice.content.size, '\n', sourceOf),
    handlePaste: (_, event) => {
      insert(event.clipboardData?.getData('text/plain') ?? '')
      return true
    },
    dispatchTransaction(change: Transaction) {
      const state = view.state.apply(change)
      view.updateState(state)
      tellSelected()
      tellAsked()
      const text = writeText(state.doc)
      if (text === told) return
      told = text
      onChange(text)
    },
  })
  function tellSelected() {
    const { selection } = view.state
    onSelect(selection instanceof NodeSelection ? sourceOf(selection.node) : null)
  }
  function tellAsked() {
    const asked = view.hasFocus() ? askedVariable(view.state) : null
    onAsk(asked && { ...asked, ...view.coordsAtPos(asked.from) })
  }
  return {
    focus: () => {
      // What was changed beside the text is undone by itself.
      view.dispatch(closeHistory(view.state.tr))
      view.focus()
    },
    insert: (text) => {
      insert(text)
      view.focus()
    },
    show: (text) => {
      told = text
      if (writeText(view.state.doc) === text) return
      view.dispatch(view.state.tr.replaceWith(0, view.state.doc.content.size, readText(text).content))
    },
    describe: (next) => {
      // Not as the view's own: told anew, it would put the caret back to where it last read it.
      for (const name of view.dom.getAttributeNames())
        if (described.has(name) && !(name in next)) view.dom.removeAttribute(name)
      for (const [name, value] of Object.entries(next)) view.dom.setAttribute(name, value)
      described = new Set(Object.keys(next))
    },
    setFallback: (fallback) => {
      const { selection, tr } = view.state
      if (!(selection instanceof NodeSelection)) return
      const source = withFallback(sourceOf(selection.node), fallback)
      const changed = tr.setNodeMarkup(selection.from, undefined, { source })
      view.dispatch(changed.setSelection(NodeSelection.create(changed.doc, selection.from)))
    },
    answer: (source) => {
      const asked = askedVariable(view.state)
      if (!asked) return
      view.dispatch(
        view.state.tr
          .replaceWith(asked.from, asked.to, schema.nodes.variable.create({ source }))
          .scrollIntoView(),
      )
    },
    destroy: () => view.destroy(),
  }
}
