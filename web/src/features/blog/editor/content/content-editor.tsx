import { sanitisePost } from '@parley/core/blog/sanitise-post'
import { useState } from 'react'
import '../../article.css'
import './content-editor.css'
import { findLosses } from './find-losses.ts'
import { LossQuestion } from './loss-question.tsx'
import { schema } from './schema.ts'
import { TextEditor, type TextEditorProps } from './text-editor.tsx'

/**
 * The text of a post. What the editor would change by opening it is said, and nothing is written until it is answered.
 * Loaded apart from the page: it carries TipTap.
 */
export default function ContentEditor(props: TextEditorProps) {
  const [losses] = useState(() => findLosses(props.content, schema))
  const [isAccepted, setAccepted] = useState(false)
  if (losses.length === 0 || isAccepted) return <TextEditor {...props} />
  return (
    <>
      <LossQuestion losses={losses} onAccept={() => setAccepted(true)} />
      <div
        className="article post-content"
        dangerouslySetInnerHTML={{ __html: sanitisePost(props.content) }}
      />
    </>
  )
}
