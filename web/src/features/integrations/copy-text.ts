import { toast } from '~/ui/toast.ts'

/** Says what became of it: a browser may refuse the clipboard. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('Copied to clipboard')
  } catch {
    toast.error('Failed to copy', { description: 'Select the text and copy it by hand.' })
  }
}
