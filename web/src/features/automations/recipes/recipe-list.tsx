import { describeAutomation } from '@parley/core/automations/describe'
import type { Recipe, Vertical } from '@parley/core/automations/recipe'
import { recipes } from '@parley/core/automations/recipes'
import type { Stage } from '@parley/core/leads/stages'
import { person } from '~/data/person-place.ts'
import { useRights } from '~/data/rights.ts'
import { useStages } from '~/data/stages.ts'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { VariableText } from '../../variables/index.ts'
import { useRecipe } from './use-recipe.ts'

interface Props {
  vertical: Vertical
  /** Is given the new automation's id. */
  onMade: (id: string) => void
}

const nobody = new Map<string, string>()

/** The sentence of a recipe, with the name of the template it brings. */
function describeRecipe(
  { trigger, conditions, actions, template }: Recipe,
  stages: readonly Stage[],
): string {
  const withTemplate = actions.map((action) =>
    action.kind === 'send_email' ? { ...action, templateId: 'its own' } : action,
  )
  const templates = new Map([['its own', template?.name ?? '']])
  return describeAutomation(
    { trigger, conditions, actions: withTemplate },
    { people: nobody, templates, stages, locale: person.locale },
  )
}

/** Automations one can take as they are: each makes a draft, switched off. */
export default function RecipeList({ vertical, onMade }: Props) {
  const { timeZone } = useClock()
  const use = useRecipe(timeZone, onMade)
  const { isManager } = useRights()
  const stages = useStages()
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {recipes[vertical].map((recipe) => (
        <li key={recipe.key} className="flex gap-4 border-b py-4">
          <div className="min-w-0 flex-1">
            <h3 className="font-medium">{recipe.name}</h3>
            <p className="mt-0.5 text-muted">{recipe.purpose}</p>
            <p className="mt-1.5 text-sm text-faint">
              <VariableText named={describeRecipe(recipe, stages)} />
            </p>
          </div>
          {isManager && (
            <Button
              size="small"
              isBusy={use.isPending && use.variables.key === recipe.key}
              onClick={() => use.mutate(recipe)}
            >
              Use<span className="sr-only"> the recipe {recipe.name}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
