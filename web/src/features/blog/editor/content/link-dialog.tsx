import type { Editor } from '@tiptap/core'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { AddressField } from './address-field.tsx'
import { toLinkHref } from './to-link-href.ts'

function put(editor: Editor, href: string, typed: string): void {
  const { empty } = editor.state.selection
  const isInLink = editor.isActive('link')
  const chain = editor.chain().focus()
  if (isInLink) chain.extendMarkRange('link')
  if (typed.trim() === '' && (!empty || isInLink)) chain.setLink({ href }).run()
  else
    chain
      .insertContent({ type: 'text', text: typed.trim() || href, marks: [{ type: 'link', attrs: { href } }] })
      .run()
}

/** Mounted while it is open. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId()
  const [isEditing] = useState(() => editor.isActive('link'))
  const [url, setUrl] = useState(() => String(editor.getAttributes('link')['href'] ?? ''))
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const href = toLinkHref(url)
    if (url.trim() === '') setError('Please enter a URL')
    else if (href === null) setError('This is not a valid address. Start with https://, mailto:, tel: or /')
    else {
      put(editor, href, text)
      onClose()
    }
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={isEditing ? 'Edit Link' : 'Insert Link'}
      width="narrow"
      aside={
        isEditing && (
          <Button variant="quiet" className="-ml-3" onClick={remove}>
            Remove link
          </Button>
        )
      }
      footer={
        <Button type="submit" form={id} variant="primary">
          {isEditing ? 'Update link' : 'Insert link'}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="space-y-4">
        <AddressField
          value={url}
          error={error}
          onChange={(address) => {
            setUrl(address)
            setError(undefined)
          }}
          onPost={({ slug, title }) => {
            setUrl(`/blog/${slug}`)
            setError(undefined)
            if (!isEditing && editor.state.selection.empty && text.trim() === '') setText(title)
          }}
        />
        <Field label="Text" aside="Optional" hint="Replaces the selected text.">
          <Input value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
