import { ListFilter } from 'lucide-react'

/** On the button that adds a filter, and in its place while it is on the way. */
export const AddFilterLabel = () => (
  <>
    <ListFilter aria-hidden="true" className="size-3.5" />
    Add filter
  </>
)
