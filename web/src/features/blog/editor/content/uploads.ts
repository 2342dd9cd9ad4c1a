import { readPost } from '@parley/core/blog/read-post'
import { type Editor, Extension } from '@tiptap/core'
import { FileHandler } from '@tiptap/extension-file-handler'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import * as z from 'zod/mini'
import { describeAndNotify, uploadAndNotify } from '../../images/use-image-upload.ts'
import { placeForBlock } from './insert-blocks.ts'

const key = new PluginKey<DecorationSet>('uploads')
const change = z.union([
  z.object({ begun: z.string(), at: z.number(), name: z.string() }),
  z.object({ ended: z.string() }),
])

function drawPlaceholder(name: string): HTMLElement {
  const box = document.createElement('div')
  box.className = 'upload-placeholder'
  box.setAttribute('role', 'status')
  box.textContent = `Uploading ${name || 'image'}`
  return box
}

/** Where images that are still uploading will stand, through whatever is typed meanwhile. */
const uploadPlaces = Extension.create({
  name: 'uploadPlaces',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, places) {
          const moved = places.map(transaction.mapping, transaction.doc)
          const asked = change.safeParse(transaction.getMeta(key)).data
          if (!asked) return moved
          if ('ended' in asked)
            return moved.remove(moved.find(undefined, undefined, (spec) => spec['id'] === asked.ended))
          const place = Decoration.widget(asked.at, () => drawPlaceholder(asked.name), { id: asked.begun })
          return moved.add(transaction.doc, [place])
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
})

const dispatchChange = (editor: Editor, meta: z.infer<typeof change>) =>
  editor.view.dispatch(editor.state.tr.setMeta(key, meta).setMeta('addToHistory', false))

/** Writes alt text into the images of an address that still have none. */
async function describe(editor: Editor, source: string): Promise<void> {
  const alt = await describeAndNotify(
    source,
    editor.state.doc.textBetween(0, editor.state.doc.content.size, ' '),
  )
  if (alt === null || editor.isDestroyed) return
  const { tr, doc } = editor.state
  doc.descendants((node, position) => {
    const { src, alt: written } = node.attrs
    if (node.type.name === 'image' && src === source && written === '')
      tr.setNodeMarkup(position, null, { ...node.attrs, alt })
  })
  editor.view.dispatch(tr)
}

/** Uploads an image and puts it where the cursor, or the drop, was; a line says so meanwhile. */
async function uploadInto(editor: Editor, file: File, at: number): Promise<void> {
  const id = crypto.randomUUID()
  dispatchChange(editor, { begun: id, at: placeForBlock(editor.state.doc, at), name: file.name })
  const image = await uploadAndNotify(file)
  if (editor.isDestroyed) return
  const [place] = key.getState(editor.state)?.find(undefined, undefined, (spec) => spec['id'] === id) ?? []
  dispatchChange(editor, { ended: id })
  if (!image || !place) return
  const { url: src, width, height } = image
  const now = placeForBlock(editor.state.doc, place.from)
  editor.commands.insertContentAt(now, { type: 'image', attrs: { src, alt: '', width, height } })
  await describe(editor, src)
}

function uploadAll(editor: Editor, files: readonly File[], at: number) {
  for (const file of files) void uploadInto(editor, file, at)
}

/** Images dropped or pasted into the text. */
export const uploads = [
  uploadPlaces,
  FileHandler.configure({
    consumePasteEvent: true,
    onDrop: uploadAll,
    // Word lays a picture of the text beside the text.
    onPaste: (editor, files, html = '') => {
      if (readPost(html).text === '') uploadAll(editor, files, editor.state.selection.to)
      else editor.view.pasteHTML(html)
    },
  }),
]
