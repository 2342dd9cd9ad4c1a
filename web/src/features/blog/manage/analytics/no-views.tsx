import { Link } from '@tanstack/react-router'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'

/** Where no post was read in the period. */
export function NoViews() {
  return (
    <EmptyState
      title="No views in this period"
      actions={
        <Button asChild>
          <Link to="/blog/posts">All posts</Link>
        </Button>
      }
    >
      Once a post is published and opened, its views, readers and sources appear here.
    </EmptyState>
  )
}
