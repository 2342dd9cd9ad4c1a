import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { joinClasses } from '~/ui/join-classes.ts'

interface PickProps {
  children: ReactNode
  isBusy: boolean
  onPick: (file: File) => void
}

/** A button that asks for an image on this device. */
export function PickImage({ children, isBusy, onPick }: PickProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button isBusy={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onPick(file)
          target.value = ''
        }}
      />
    </>
  )
}

/** A dashed frame that takes a dropped image. */
export function DropArea({ onDrop, children }: { onDrop: (file: File) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      role="presentation"
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) onDrop(file)
      }}
      className={joinClasses(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-dashed border-control p-4 transition-colors',
        isOver && 'border-accent-ink bg-accent-soft',
      )}
    >
      {children}
    </div>
  )
}
