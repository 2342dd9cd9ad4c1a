import type { ReactNode } from 'react'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { copyText } from './copy-text.ts'

/** A text to take elsewhere: an address, a key. */
export function CopyField({ label, value, hint }: { label: string; value: string; hint?: ReactNode }) {
  return (
    <Field label={label} hint={hint}>
      <div className="flex gap-2">
        <Input readOnly value={value} onFocus={(event) => event.target.select()} className="font-mono" />
        <Button aria-label={`Copy: ${label}`} className="h-11 sm:h-8.5" onClick={() => void copyText(value)}>
          Copy
        </Button>
      </div>
    </Field>
  )
}
