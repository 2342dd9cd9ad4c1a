import { environment } from '~/data/environment.ts'
import { toast } from '~/ui/toast.ts'

/** Where an invited colleague joins. */
export const invitationLink = (token: string): string =>
  `${globalThis.location.origin}/auth?invitation=${encodeURIComponent(token)}`

/** What becomes of an invitation: mailed where this instance sends mail, otherwise passed on by whoever made it. */
export const describeInvitation = (email: string): { title: string; description: string } =>
  environment.isSendingMail
    ? { title: `${email} is invited`, description: 'The invitation is on its way by email.' }
    : {
        title: `An invitation for ${email} is ready`,
        description: 'This instance doesn’t send email: copy the link and share it.',
      }

/** Puts a link on the clipboard and says so; shows it where the browser refuses. */
export async function copyInvitation(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast.success('Copied to clipboard')
  } catch {
    toast.error('Failed to copy', { description: link })
  }
}
