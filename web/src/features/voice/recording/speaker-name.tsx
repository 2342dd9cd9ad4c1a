import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { joinClasses } from '~/ui/join-classes.ts'
import { Popover, PopoverContent, PopoverTrigger } from '~/ui/popover.tsx'

interface Props {
  name: string
  isOurs: boolean
  onRename: (name: string) => void
}

/** Who speaks; pressing it gives the speaker a name throughout. */
export function SpeakerName({ name, isOurs, onRename }: Props) {
  const [isOpen, setOpen] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('name')
    setOpen(false)
    if (typeof given === 'string' && given.trim() !== '' && given.trim() !== name) onRename(given.trim())
  }
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger
        className={joinClasses(
          'inline-flex items-center gap-2 rounded-sm text-sm font-medium hover:underline pointer-coarse:min-h-8',
          !isOurs && 'text-accent-ink',
        )}
      >
        <span
          aria-hidden="true"
          className={joinClasses('size-2 rounded-full', isOurs ? 'bg-voice-us' : 'bg-voice-them')}
        />
        {name}
        <span className="sr-only">: rename</span>
      </PopoverTrigger>
      <PopoverContent aria-label="Rename speaker" align="start">
        <form onSubmit={submit} className="space-y-3">
          <Field label="Name" hint="Throughout this recording.">
            <Input name="name" defaultValue={name} maxLength={80} autoComplete="off" />
          </Field>
          <Button type="submit" variant="primary" size="small">
            Rename
          </Button>
        </form>
      </PopoverContent>
    </Popover>
  )
}
