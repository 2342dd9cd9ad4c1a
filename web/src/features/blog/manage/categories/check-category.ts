import { toCategorySlug } from '@parley/core/text/category-slug'

export interface CategoryForm {
  name: string
  slug: string
  description: string
}

/** What is wrong with a category's form, or null (docs/specified.md S5.10). */
export function checkCategory({ name, slug }: CategoryForm): string | null {
  if (name.trim() === '' || slug.trim() === '') return 'Name and slug are required'
  if (slug !== toCategorySlug(slug)) return 'A slug has lowercase letters, digits and single hyphens.'
  return null
}
