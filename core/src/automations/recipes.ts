import type { Recipe, Vertical } from './recipe.ts'
import { ecommerceRecipes } from './recipes/ecommerce.ts'
import { generalRecipes } from './recipes/general.ts'
import { saasRecipes } from './recipes/saas.ts'

/** Automations to begin with, four for each line of business. */
export const recipes: Record<Vertical, readonly Recipe[]> = {
  saas: saasRecipes,
  ecommerce: ecommerceRecipes,
  other: generalRecipes,
}
