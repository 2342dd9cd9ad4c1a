import { toast } from '~/ui/toast.ts'

/** Where an invited colleague joins. */
export const invitationLink = (token: string): string =>
  `${globalThis.location.origin}/auth?invitation=${encodeURIComponent(token)}`

/** Puts a link on the clipboard and says so; shows it where the browser refuses. */
export async function copyInvitation(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast.success('Copied to clipboard')
  } catch {
    toast.error('Failed to copy', { description: link })
  }
}
