import { ArrowLeft, History, SquarePen, Volume2, VolumeX, X } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '~/ui/badge.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { type Vertical, verticalLabels } from '../quick-prompts.ts'
import { canReadAloud, isReadingAloud, keepReadingAloud } from '../speech/read-aloud.ts'

interface Props {
  /** Null until the company is known. */
  vertical: Vertical | null
  engine?: string | null
  isInHistory?: boolean
  onHistory?: (isInHistory: boolean) => void
  onNew?: () => void
  onClose: () => void
}

export function PanelHeader({
  vertical,
  engine = null,
  isInHistory = false,
  onHistory,
  onNew,
  onClose,
}: Props) {
  return (
    <header className="flex min-h-13 items-center gap-1 border-b py-2 pr-2 pl-4">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <h2 className="font-semibold">{isInHistory ? 'Conversations' : 'Assistant'}</h2>
        {vertical !== null && !isInHistory && <Badge tone="accent">{verticalLabels[vertical]}</Badge>}
        {engine !== null && !isInHistory && <Engine name={engine} />}
      </div>
      {isInHistory ? (
        <IconButton
          label="Back to the chat"
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={() => onHistory?.(false)}
        />
      ) : (
        <>
          {canReadAloud() && <ReadAloud />}
          {onHistory && (
            <IconButton
              label="Conversations"
              icon={<History aria-hidden="true" />}
              onClick={() => onHistory(true)}
            />
          )}
        </>
      )}
      {onNew && (
        <IconButton label="New conversation" icon={<SquarePen aria-hidden="true" />} onClick={onNew} />
      )}
      <IconButton label="Close" shortcut="Esc" icon={<X aria-hidden="true" />} onClick={onClose} />
    </header>
  )
}

/** Who answers; a long name of a model is cut, its whole is told. */
function Engine({ name }: { name: string }) {
  const words = name === 'local' ? 'Built-in engine' : name
  return (
    <span
      className="min-w-0 truncate text-xs text-muted"
      title={name === 'local' ? 'Nothing leaves this machine' : name}
    >
      <span className="sr-only">Answered by: </span>
      {words}
    </span>
  )
}

function ReadAloud() {
  const [isOn, setOn] = useState(isReadingAloud)
  return (
    <IconButton
      label="Read answers aloud"
      aria-pressed={isOn}
      icon={isOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
      tone={isOn ? 'on' : 'quiet'}
      onClick={() => {
        keepReadingAloud(!isOn)
        setOn(!isOn)
      }}
    />
  )
}
