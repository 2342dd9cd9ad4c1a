import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { toast } from '~/ui/toast.ts'

/** How long the button says that it copied (docs/specified.md S9.11). */
const shownMilliseconds = 2000

/** Puts a text on the clipboard. `what` names it: "Copy the summary". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copies, setCopies] = useState(0)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (copies === 0) return undefined
    const timer = setTimeout(() => setCopied(false), shownMilliseconds)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      setCopies(copies + 1)
      toast.success('Copied to clipboard')
    } catch {
      toast.error('Failed to copy')
    }
  }
  return (
    <Button
      size="small"
      variant="quiet"
      onClick={() => void copy()}
      aria-label={`${isCopied ? 'Copied' : 'Copy'} ${what}`}
    >
      {isCopied ? (
        <Check aria-hidden="true" className="size-3.5" />
      ) : (
        <Copy aria-hidden="true" className="size-3.5" />
      )}
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  )
}
