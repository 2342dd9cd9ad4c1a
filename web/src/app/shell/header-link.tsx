import { ChevronDown } from 'lucide-react'

export const headerLinkClasses =
  'inline-flex h-8 items-center gap-1 rounded-md px-2.5 text-sm text-muted transition-colors hover:text-ink data-[state=open]:text-ink data-[status=active]:bg-selected data-[status=active]:font-medium data-[status=active]:text-ink'

export function MoreLabel() {
  return (
    <>
      More <ChevronDown aria-hidden="true" className="size-3.5" />
    </>
  )
}
