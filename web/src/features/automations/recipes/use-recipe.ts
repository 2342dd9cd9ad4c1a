import type { Recipe } from '@parley/core/automations/recipe'
import { useMutation } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { toast } from '~/ui/toast.ts'
import { createAutomation } from '../calls/create-automation.ts'

/** A template of that name is used again: a recipe that is taken twice sends the one mail that was made good. */
async function provideTemplate(template: NonNullable<Recipe['template']>): Promise<string> {
  const { data: known } = await supabase
    .from('templates')
    .select('id')
    .eq('kind', 'email')
    .eq('name', template.name)
    .limit(1)
    .maybeSingle()
    .throwOnError()
  if (known) return known.id
  const { data } = await supabase
    .from('templates')
    .insert({ ...template, kind: 'email' })
    .select('id')
    .single()
    .throwOnError()
  await queryClient.invalidateQueries({ queryKey: ['templates'] })
  return data.id
}

async function make(
  { name, trigger, conditions, actions, template }: Recipe,
  timeZone: string,
): Promise<string> {
  const templateId = template ? await provideTemplate(template) : null
  return createAutomation(name, {
    trigger: trigger.kind === 'schedule' ? { ...trigger, timeZone } : trigger,
    conditions,
    actions: actions.map((action) => (action.kind === 'send_email' ? { ...action, templateId } : action)),
  })
}

/** Makes an automation, switched off, from a recipe; answers its id to `onMade`. */
export function useRecipe(timeZone: string, onMade: (id: string) => void) {
  return useMutation({
    mutationFn: (recipe: Recipe) => make(recipe, timeZone),
    onSuccess: onMade,
    onError: (error) => toast.error('The automation was not created', { description: describeError(error) }),
  })
}
