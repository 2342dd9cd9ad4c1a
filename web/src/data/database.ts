import type { Database as Generated } from '@parley/core/database.types'

type Functions = Generated['public']['Functions'] & {
  /** PRODUCT.md, reading 2. Comes with the sample data's migration; `npm run types` will then know it. */
  load_sample_company: { Args: Record<PropertyKey, never>; Returns: undefined }
}

/** The database as this app calls it. */
export type Database = Omit<Generated, 'public'> & {
  public: Omit<Generated['public'], 'Functions'> & { Functions: Functions }
}
