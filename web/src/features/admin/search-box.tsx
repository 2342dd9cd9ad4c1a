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
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  // What a button changed is taken over; what this box sent itself may be behind what is typed by now.
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setSent(value)
      setTyped(value)
    }
  }
  const send = (words: string) => {
    setSent(words.trim() === '' ? '' : words)
    onChange(words)
  }
  return (
    <search className="block w-full sm:w-80">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          clearTimeout(timer)
          send(typed)
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
            setTimer(setTimeout(() => send(target.value), pauseMs))
          }}
        />
      </form>
    </search>
  )
}
