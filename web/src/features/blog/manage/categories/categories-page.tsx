import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { countOf } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { NewLabel } from '~/ui/new-label.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { ByRole } from '../by-role.tsx'
import { BlogPlaces } from '../places.tsx'
import { type Category, categoriesQuery } from '../posts.ts'

const CategoryDialog = lazy(() => import('./category-dialog.tsx'))
const DeleteCategoryDialog = lazy(() => import('./delete-category-dialog.tsx'))

export default function BlogCategoriesPage() {
  return <ByRole>{(isAdmin) => <Categories isAdmin={isAdmin} />}</ByRole>
}

type Open = { kind: 'new' } | { kind: 'edit' | 'delete'; category: Category }

function Categories({ isAdmin }: { isAdmin: boolean }) {
  const categories = useQuery(categoriesQuery())
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const all = categories.data ?? []
  const create = (
    <Button variant="primary" onClick={() => setOpen({ kind: 'new' })}>
      <NewLabel of="category" />
    </Button>
  )
  return (
    <PageBody>
      <PageHeader
        title="Categories"
        heading={<BlogPlaces current="Categories" />}
        description={
          isAdmin
            ? 'Each category has its own page on the blog and its own tone in the editor.'
            : 'What the blog’s posts are about. Each category has its own page.'
        }
        actions={isAdmin && create}
      />
      {categories.error && (
        <ErrorNotice title="The categories could not be loaded" onRetry={() => void categories.refetch()}>
          {describeError(categories.error)}
        </ErrorNotice>
      )}
      {categories.isPending && <SkeletonRows count={7} label="Loading categories" />}
      {categories.data?.length === 0 && (
        <EmptyState title="No category yet">Categories group posts by what they are about.</EmptyState>
      )}
      <ul className="border-t">
        {all.map((category) => (
          <CategoryLine key={category.id} category={category} onOpen={isAdmin ? setOpen : null} />
        ))}
      </ul>
      <Suspense fallback={null}>
        {open?.kind === 'new' && <CategoryDialog category={null} onClose={close} />}
        {open?.kind === 'edit' && <CategoryDialog category={open.category} onClose={close} />}
        {open?.kind === 'delete' && (
          <DeleteCategoryDialog
            category={open.category}
            others={all.filter(({ id }) => id !== open.category.id)}
            onClose={close}
          />
        )}
      </Suspense>
    </PageBody>
  )
}

interface LineProps {
  category: Category
  /** Null where it can't be changed. */
  onOpen: ((open: Open) => void) | null
}

function CategoryLine({ category, onOpen }: LineProps) {
  const { id, name, slug, description } = category
  const count = category.blog_posts[0]?.count ?? 0
  return (
    <li className="flex min-h-14 items-center gap-x-3 border-b py-2 sm:gap-x-6">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          <Link
            to="/blog/category/$category"
            params={{ category: slug }}
            className="hover:text-accent-ink touch-target"
          >
            {name}
          </Link>
        </p>
        <p className="text-sm break-words text-faint">{description ?? `/blog/category/${slug}`}</p>
      </div>
      <Link
        to="/blog/posts"
        search={{ category: id }}
        className="inline-flex min-h-8 items-center text-sm text-muted tabular-nums hover:text-ink pointer-coarse:min-h-11"
      >
        {countOf(count, 'post')}
      </Link>
      {onOpen && (
        <div className="-mr-2 flex">
          <IconButton
            label={`Edit ${name}`}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => onOpen({ kind: 'edit', category })}
          />
          <IconButton
            label={`Delete ${name}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onOpen({ kind: 'delete', category })}
          />
        </div>
      )}
    </li>
  )
}
