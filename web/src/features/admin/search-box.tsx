import { useState } from 'react'
import { Input } from '~/ui/input.tsx'

interface Props {
  label: string
  value: string
  onChange: (words: string) => void
}

const pauseMs = 300

/** Searches once the typing rests, at once on Enter. */
export function SearchBox({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>()
  return (
    <search className="block w-full sm:w-80">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          clearTimeout(timer)
          onChange(typed)
        }}
      >
        <Input
          type="search"
          aria-label={label}
          placeholder={label}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            clearTimeout(timer)
            setTimer(setTimeout(() => onChange(target.value), pauseMs))
          }}
        />
      </form>
    </search>
  )
}
