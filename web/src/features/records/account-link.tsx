import { Link } from '@tanstack/react-router'

/** The account that somebody or something belongs to. */
export function AccountLink({ account: { id, name } }: { account: { id: string; name: string } }) {
  return (
    <Link
      to="/accounts/$accountId"
      params={{ accountId: id }}
      className="rounded-sm hover:text-ink hover:underline focus-visible:-outline-offset-2"
    >
      {name}
    </Link>
  )
}
