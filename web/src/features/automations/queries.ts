import type { Definition } from '@parley/core/automations/definition'
import { readDefinition } from '@parley/core/automations/definition'
import type { MailTemplate } from '@parley/core/automations/plan'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { type Automation, automationColumns, readAutomation, type Version } from './automation.ts'
import { readRunEvent, readRunStatus } from './run.ts'

export const automationKeys = {
  all: ['automations'],
  list: ['automations', 'list'],
  one: (id: string) => ['automations', 'one', id],
  versions: (id: string) => ['automations', 'versions', id],
  latest: ['automations', 'latest-runs'],
  runs: (id: string) => ['automations', 'runs', id],
  steps: (run: string) => ['automations', 'steps', run],
} as const

export const refreshAutomations = () => queryClient.invalidateQueries({ queryKey: automationKeys.all })

/** All of the company, by name; a company has at most a few hundred. */
export const automationsQuery = () =>
  queryOptions({
    queryKey: automationKeys.list,
    queryFn: async ({ signal }): Promise<Automation[]> => {
      const { data } = await supabase
        .from('automations')
        .select(automationColumns)
        .order('name')
        .order('id')
        .limit(500)
        .abortSignal(signal)
        .throwOnError()
      return data.map(readAutomation)
    },
  })

/** `null` where there is none of that id. */
export const automationQuery = (id: string) =>
  queryOptions({
    queryKey: automationKeys.one(id),
    // The builder holds what is typed: an older answer must not come back from the cache.
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Automation | null> => {
      const { data } = await supabase
        .from('automations')
        .select(automationColumns)
        .eq('id', id)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data && readAutomation(data)
    },
  })

/** The newest first. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: automationKeys.versions(id),
    queryFn: async ({ signal }): Promise<Version[]> => {
      const { data } = await supabase
        .from('automation_versions')
        .select('version, created_at, created_by, trigger, conditions, actions')
        .eq('automation_id', id)
        .order('version', { ascending: false })
        .limit(100)
        .abortSignal(signal)
        .throwOnError()
      return data.map(({ version, created_at, created_by, ...stored }) => ({
        version,
        createdAt: created_at,
        createdBy: created_by,
        definition: readDefinition(stored).definition,
      }))
    },
  })

/** The newest run of each automation among the last 500 of the company. */
export const latestRunsQuery = () =>
  queryOptions({
    queryKey: automationKeys.latest,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('automation_runs')
        .select('automation_id, status, created_at')
        .order('created_at', { ascending: false })
        .limit(500)
        .abortSignal(signal)
        .throwOnError()
      return new Map(
        data
          .toReversed()
          .map(({ automation_id, status, created_at }) => [
            automation_id,
            { status: readRunStatus(status), at: created_at },
          ]),
      )
    },
  })

/** Runs of one automation, the newest first, at most 100, with the name of the lead each is about. */
export const runsQuery = (automationId: string) =>
  queryOptions({
    queryKey: automationKeys.runs(automationId),
    queryFn: async ({ signal }) => {
      const { data: runs } = await supabase
        .from('automation_runs')
        .select('id, version, status, error, event, created_at, finished_at')
        .eq('automation_id', automationId)
        .order('created_at', { ascending: false })
        .limit(100)
        .abortSignal(signal)
        .throwOnError()
      const about = runs.map(({ event }) => readRunEvent(event))
      const ids = [...new Set(about.map(({ leadId }) => leadId).filter((id) => id !== null))]
      const { data: leads } = await supabase
        .from('leads')
        .select('id, name')
        .in('id', ids)
        .abortSignal(signal)
        .throwOnError()
      const names = new Map(leads.map(({ id, name }) => [id, name]))
      return runs.map((run, index) => ({
        ...run,
        status: readRunStatus(run.status),
        words: about[index]?.words ?? 'Event',
        lead: names.get(about[index]?.leadId ?? '') ?? null,
      }))
    },
  })
export type RunRow = Awaited<ReturnType<NonNullable<ReturnType<typeof runsQuery>['queryFn']>>>[number]

export const stepsQuery = (run: string) =>
  queryOptions({
    queryKey: automationKeys.steps(run),
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('automation_run_steps')
        .select('id, position, kind, status, input, output, error, finished_at')
        .eq('run_id', run)
        .order('position')
        .abortSignal(signal)
        .throwOnError()
      return data.map((step) => ({ ...step, status: readRunStatus(step.status) }))
    },
  })
export type StepRow = Awaited<ReturnType<NonNullable<ReturnType<typeof stepsQuery>['queryFn']>>>[number]

/** The company's email templates, by name. */
export const mailTemplatesQuery = () =>
  queryOptions({
    queryKey: ['templates', 'mail'],
    queryFn: async ({ signal }): Promise<(MailTemplate & { name: string })[]> => {
      const { data } = await supabase
        .from('templates')
        .select('id, name, subject, body')
        .eq('kind', 'email')
        .order('name')
        .limit(500)
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })

/** Answers the new one's id. */
export async function createAutomation(name: string, draft: Definition): Promise<string> {
  const { data } = await supabase
    .from('automations')
    .insert({ name, draft })
    .select('id')
    .single()
    .throwOnError()
  await refreshAutomations()
  return data.id
}

export async function saveDraft(id: string, patch: { name: string; draft: Definition }): Promise<void> {
  await supabase.from('automations').update(patch).eq('id', id).throwOnError()
}

/** Answers the number of the version that now runs. */
export async function publishAutomation(id: string): Promise<number> {
  const { data } = await supabase.rpc('publish_automation', { automation: id }).throwOnError()
  await refreshAutomations()
  return data
}

export async function enableAutomation(id: string, isEnabled: boolean): Promise<void> {
  await supabase.from('automations').update({ is_enabled: isEnabled }).eq('id', id).throwOnError()
  await refreshAutomations()
}

export async function deleteAutomation(id: string): Promise<void> {
  await supabase.from('automations').delete().eq('id', id).throwOnError()
  await refreshAutomations()
}

export async function retryRun(run: string): Promise<void> {
  await supabase.rpc('retry_automation_run', { run }).throwOnError()
  await refreshAutomations()
}
