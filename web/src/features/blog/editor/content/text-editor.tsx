import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '~/ui/toast.ts'
import type { ContentHandle } from '../../post-form.ts'
import { createContentHandle } from './content-handle.ts'
import { type Asking, ContentToolbar } from './content-toolbar.tsx'
import { extensions } from './extensions.ts'
import { FaqDialog } from './faq-dialog.tsx'
import { type FaqDraft, type FaqInText, findFaq, putFaq } from './faq-in-text.ts'
import { ImageDialog } from './image-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { openPost } from './open-post.ts'
import { preparePasted } from './prepare-pasted.ts'
import { readPastedText } from './read-pasted-text.ts'
import { schema } from './schema.ts'
import { createSlashCommands } from './slash-commands.ts'
import { SlashMenu } from './slash-menu.tsx'
import { toHtml } from './to-html.ts'

export interface TextEditorProps {
  /** Read once; a form that was replaced needs a new `key`. */
  content: string
  /** What the post is about, for alt texts. */
  context: string
  /** Of the words about what is missing. */
  describedBy: string
  onChange: (html: string) => void
  onHandle: (handle: ContentHandle | null) => void
}

/** What the toolbar and a phone's bar of buttons cover; pixels. */
const coveredByBars = { top: 112, right: 0, bottom: 112, left: 0 }

/** In the text the search does not open (docs/deviations.md D9). */
const isLinkPress = (event: KeyboardEvent): boolean =>
  (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'

/** The text of a post with its toolbar and windows. */
export function TextEditor({ content, context, describedBy, onChange, onHandle }: TextEditorProps) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const [faqs, setFaqs] = useState<FaqDraft[]>([])
  const [faqPlace, setFaqPlace] = useState<FaqInText | null>(null)
  const [slash] = useState(createSlashCommands)
  const [opened] = useState(() => openPost(content, schema).toJSON())
  const editor = useEditor({
    extensions: [...extensions, slash.extension],
    content: opened,
    shouldRerenderOnTransaction: false,
    // Of text, only addresses: "5 * 3 * 2" is no Markdown, and what is comes by `readPastedText`.
    enablePasteRules: ['link'],
    editorProps: {
      scrollMargin: coveredByBars,
      scrollThreshold: coveredByBars,
      transformPastedHTML: preparePasted,
      clipboardTextParser: readPastedText,
      handleKeyDown: (_, event) => {
        if (!isLinkPress(event)) return false
        // Everywhere but in the text, this key opens the search.
        event.stopPropagation()
        setAsking('link')
        return true
      },
      attributes: {
        // TipTap drops its own once any attribute is given.
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Content',
        'aria-describedby': describedBy,
        class: 'article post-content',
      },
    },
    onUpdate: ({ editor: current }) => onChange(toHtml(current.state.doc)),
  })
  const provide = useEffectEvent(onHandle)
  useEffect(() => {
    provide(createContentHandle(editor))
    return () => provide(null)
  }, [editor])
  const ask = (what: Asking) => {
    if (what === 'faq') {
      const found = findFaq(editor)
      if (found || faqPlace) setFaqs(found?.items ?? [])
      setFaqPlace(found)
    }
    setAsking(what)
  }
  const askFromSlash = useEffectEvent(ask)
  useEffect(() => slash.onAsk((what) => askFromSlash(what)), [slash])
  const close = () => setAsking(null)
  const insertFaq = (items: FaqDraft[]) => {
    putFaq(editor, items, faqPlace)
    toast.success(faqPlace ? 'FAQ accordion updated' : 'FAQ accordion inserted')
    setFaqs([])
    setFaqPlace(null)
    close()
  }
  return (
    <>
      <ContentToolbar editor={editor} onAsk={ask} />
      <EditorContent editor={editor} className="pt-5" />
      <SlashMenu editor={editor} commands={slash} />
      {asking === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {(asking === 'image' || asking === 'upload') && (
        <ImageDialog editor={editor} isUpload={asking === 'upload'} context={context} onClose={close} />
      )}
      {asking === 'faq' && (
        <FaqDialog
          isEditing={faqPlace !== null}
          items={faqs}
          onChange={setFaqs}
          onInsert={insertFaq}
          onClose={close}
        />
      )}
    </>
  )
}
