import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { toast } from '~/ui/toast.ts'

/** A link that has just been made, to copy or to hand to the calendar program of this device. */
export function NewLink({ link }: { link: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success('Copied to clipboard')
    } catch {
      toast.error('Failed to copy', { description: 'Select the link and copy it by hand.' })
    }
  }
  return (
    <div className="space-y-3">
      <Field
        label="Your link"
        hint="Shown only now. In your calendar app, choose “subscribe” or “add by URL” and paste it."
      >
        <Input readOnly value={link} onFocus={(event) => event.target.select()} className="font-mono" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button asChild>
          <a href={link.replace(/^https?:/, 'webcal:')}>Open in the calendar of this device</a>
        </Button>
      </div>
    </div>
  )
}
