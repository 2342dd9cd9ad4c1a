import { useLocation } from '@tanstack/react-router'
import { LegalDocument } from './legal-document.tsx'

/** The document whose name is the path: /privacy, /terms, /cookies, /security. */
export default function LegalPage() {
  const name = useLocation({ select: ({ pathname }) => pathname.slice(1) })
  return <LegalDocument name={name} />
}
