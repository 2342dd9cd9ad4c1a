import { type Facts, readFacts } from '@parley/core/automations/fields'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { newTemplate, readTemplate, type Template, type TemplateKind, templateColumns } from './template.ts'

export const refreshTemplates = () => queryClient.invalidateQueries({ queryKey: ['templates'] })

/** All of the company, by name. */
export const templatesQuery = () =>
  queryOptions({
    queryKey: ['templates', 'list'],
    queryFn: async ({ signal }): Promise<Template[]> => {
      const { data } = await supabase
        .from('templates')
        .select(templateColumns)
        .order('name')
        .order('id')
        .limit(500)
        .abortSignal(signal)
        .throwOnError()
      return data.map(readTemplate)
    },
  })

/** `null` where there is none of that id. */
export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['templates', 'one', id],
    // The editor holds what is typed: an older answer must not come back from the cache.
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Template | null> => {
      const { data } = await supabase
        .from('templates')
        .select(templateColumns)
        .eq('id', id)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data && readTemplate(data)
    },
  })

export interface PreviewLead {
  id: string
  name: string
  company: string | null
}

/** The lead that was last spoken with, or null. */
export const latestLeadQuery = () =>
  queryOptions({
    queryKey: ['leads', 'latest'],
    queryFn: async ({ signal }): Promise<PreviewLead | null> => {
      const { data } = await supabase
        .from('leads')
        .select('id, name, company')
        .order('last_activity_at', { ascending: false })
        .limit(1)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data
    },
  })

/** What the variables stand for with this lead. */
export const leadFactsQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['templates', 'facts', leadId],
    queryFn: async ({ signal }): Promise<Facts> => {
      const { data } = await supabase
        .rpc('automation_facts', { event: { lead_id: leadId } })
        .abortSignal(signal)
        .throwOnError()
      return readFacts(data)
    },
  })

/** Answers the new one's id. */
export async function createTemplate(kind: TemplateKind): Promise<string> {
  const { data } = await supabase
    .from('templates')
    .insert(newTemplate(kind))
    .select('id')
    .single()
    .throwOnError()
  await refreshTemplates()
  return data.id
}

export async function saveTemplate(
  id: string,
  patch: Pick<Template, 'name' | 'subject' | 'body'>,
): Promise<void> {
  await supabase.from('templates').update(patch).eq('id', id).throwOnError()
}

export async function deleteTemplate({ id }: Template): Promise<void> {
  await supabase.from('templates').delete().eq('id', id).throwOnError()
  await refreshTemplates()
}

/** Puts a deleted template back as it was. */
export async function restoreTemplate({ useCount, ...template }: Template): Promise<void> {
  await supabase
    .from('templates')
    .insert({ ...template, use_count: useCount })
    .throwOnError()
  await refreshTemplates()
}
