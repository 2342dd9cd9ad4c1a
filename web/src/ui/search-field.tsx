import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Input } from '~/ui/input.tsx'

export interface SearchFieldProps {
  label: string
  placeholder: string
  words: string | undefined
  /** Asked once typing rests or the field is left; resolves when the address holds the words. */
  onChange: (words: string | undefined) => Promise<void>
}

/** Search words: at once in the field, in the address when typing rests or the field is left. */
export function SearchField({ label, placeholder, words, onChange }: SearchFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (text: string) => {
    clearTimeout(timer.current)
    timer.current = undefined
    void onChange(text || undefined).then(() => setDraft((held) => (held === text ? null : held)))
  }
  const type = (text: string) => {
    setDraft(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(text), 200)
  }
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-faint"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={draft ?? words ?? ''}
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => timer.current !== undefined && search(event.target.value)}
        className="pl-8"
      />
    </div>
  )
}
