import type { ReactNode } from 'react'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Textarea } from '~/ui/input.tsx'
import { copyText } from './copy-text.ts'

/** A text to take elsewhere: an address, a key. A long one takes further lines, so that all of it is seen. */
export function CopyField({ label, value, hint }: { label: string; value: string; hint?: ReactNode }) {
  return (
    <Field label={label} hint={hint}>
      <div className="flex gap-2">
        <Textarea
          readOnly
          rows={1}
          value={value}
          onFocus={(event) => event.target.select()}
          className="min-h-11! resize-none font-mono break-all sm:min-h-8.5! pointer-coarse:min-h-11!"
        />
        <Button aria-label={`Copy: ${label}`} className="h-11 sm:h-8.5" onClick={() => void copyText(value)}>
          Copy
        </Button>
      </div>
    </Field>
  )
}
