import { Copy } from 'lucide-react'
import { toast } from '~/ui/toast.ts'

/** Copies a sample; in the corner of its text. */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success('Copied to clipboard'),
      () => toast.error('The text could not be copied'),
    )
  return (
    <button
      type="button"
      aria-label={`Copy ${name}`}
      onClick={copy}
      className="absolute top-1.5 right-1.5 inline-flex size-8 items-center justify-center rounded-md bg-sunken text-muted transition-colors hover:bg-selected hover:text-ink noscript:hidden pointer-coarse:size-11"
    >
      <Copy aria-hidden="true" className="size-4" />
    </button>
  )
}
