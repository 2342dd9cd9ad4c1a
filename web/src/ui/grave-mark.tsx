import { ShieldAlert } from 'lucide-react'

/** Before what weighs more than its neighbors in a log: a deletion, a role, a key. */
export function GraveMark() {
  return (
    <>
      <ShieldAlert aria-hidden="true" className="mr-1.5 inline size-3.5 align-[-0.125em] text-danger" />
      <span className="sr-only">Grave: </span>
    </>
  )
}
