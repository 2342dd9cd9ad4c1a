import { useRef, useState } from 'react'
import { Input } from '~/ui/input.tsx'

interface Props {
  label: string
  placeholder: string
  words: string
  /** Asked once typing rests; resolves when the address holds the words. */
  onChange: (words: string | undefined) => Promise<void>
}

/** Search words: at once in the field, in the address when typing rests. */
export function SearchField({ label, placeholder, words, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const type = (text: string) => {
    setDraft(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      void onChange(text || undefined).then(() => setDraft((held) => (held === text ? null : held)))
    }, 200)
  }
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={draft ?? words}
      onChange={(event) => type(event.target.value)}
    />
  )
}
