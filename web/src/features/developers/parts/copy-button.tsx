import { Copy } from 'lucide-react'
import { toast } from '~/ui/toast.ts'

/** Copies a sample; beside its name. */
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
      className="-mr-1 inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink noscript:hidden pointer-coarse:size-11"
    >
      <Copy aria-hidden="true" className="size-4" />
    </button>
  )
}
