import { emptyContactForm } from '@parley/core/site/contact'
import { ContactView } from './contact-view.tsx'

/** The form inside the app. Without the stamp of a server-rendered one the host gives it back once, to be looked over. */
export default function ContactPage() {
  return <ContactView form={emptyContactForm} />
}
