import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import type { Window } from './health/figures.ts'

/** How often figures of what is going on are asked for anew. */
const REFRESH_MS = 15_000
/** Backups are asked for by hand, and watched. */
const BACKUPS_REFRESH_MS = 3000
const PAGE = 50

const text = z.nullable(z.string())
const count = z.nullable(z.number())

export const adminKeys = {
  all: ['admin'],
  accounts: ['admin', 'accounts'],
  backups: ['admin', 'backups'],
} as const

export const refreshAdmin = () => queryClient.invalidateQueries({ queryKey: adminKeys.all })

export const overviewQuery = (since: string) =>
  queryOptions({
    queryKey: ['admin', 'overview', since],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('admin_overview', { since })
        .abortSignal(signal)
        .single()
        .throwOnError()
      return data
    },
  })

export const requestsQuery = ({ since, step }: Window) =>
  queryOptions({
    queryKey: ['admin', 'requests', since, step],
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('admin_request_figures', { since, step_seconds: step })
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })

const jobs = z.array(
  z.object({
    task: z.string(),
    waiting: z.number(),
    running: z.number(),
    failed: z.number(),
    oldest_due_at: text,
    last_error: text,
  }),
)

export const queueQuery = () =>
  queryOptions({
    queryKey: ['admin', 'queue'],
    refetchInterval: REFRESH_MS,
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('admin_queue').abortSignal(signal).throwOnError()
      return jobs.parse(data)
    },
  })

const models = z.array(
  z.object({
    model: z.string(),
    calls: z.number(),
    failed: z.number(),
    input_tokens: z.number(),
    output_tokens: z.number(),
    uncounted: z.number(),
    cost: count,
  }),
)

export const modelsQuery = (since: string) =>
  queryOptions({
    queryKey: ['admin', 'models', since],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('admin_model_calls', { since }).abortSignal(signal).throwOnError()
      return models.parse(data)
    },
  })

export const vitalsQuery = (since: string) =>
  queryOptions({
    queryKey: ['admin', 'vitals', since],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('admin_web_vitals', { since }).abortSignal(signal).throwOnError()
      return data
    },
  })

export const storageQuery = () =>
  queryOptions({
    queryKey: ['admin', 'storage'],
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('admin_storage').abortSignal(signal).throwOnError()
      return data
    },
  })

const processes = z.array(
  z.object({
    id: z.string(),
    machine: z.string(),
    pid: z.number(),
    build: z.string(),
    memory_bytes: z.number(),
    disk_free_bytes: count,
    disk_bytes: count,
    started_at: z.string(),
  }),
)

export const processesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'processes'],
    refetchInterval: REFRESH_MS,
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('admin_processes').abortSignal(signal).throwOnError()
      return processes.parse(data)
    },
  })

const accounts = z.array(
  z.object({
    id: z.string(),
    email: text,
    phone: text,
    full_name: text,
    company_name: text,
    is_admin: z.boolean(),
    is_disabled: z.boolean(),
    has_second_factor: z.boolean(),
    last_sign_in_at: text,
    created_at: z.string(),
    total: z.number(),
  }),
)
export type Account = z.infer<typeof accounts>[number]

export const accountsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...adminKeys.accounts, search],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await supabase
        .rpc('admin_accounts', { search, page_size: PAGE, page_offset: pageParam })
        .abortSignal(signal)
        .throwOnError()
      return accounts.parse(data)
    },
    getNextPageParam: (last, _, from) => (last.length === PAGE ? from + PAGE : undefined),
  })

const errors = z.array(
  z.object({
    id: z.number(),
    occurred_at: z.string(),
    request_id: text,
    method: text,
    path: text,
    status: count,
    message: z.string(),
    stack: text,
  }),
)
export type RecentError = z.infer<typeof errors>[number]

export const errorsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'errors', search],
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    initialPageParam: {},
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await supabase
        .rpc('admin_recent_errors', { search, page_size: PAGE, ...pageParam })
        .abortSignal(signal)
        .throwOnError()
      return errors.parse(data)
    },
    getNextPageParam: (last) => {
      const end = last.length === PAGE ? last.at(-1) : undefined
      return end && { before_time: end.occurred_at, before_id: end.id }
    },
  })

const auditLog = z.array(
  z.object({
    id: z.string(),
    created_at: z.string(),
    action: text,
    actor_id: text,
    actor_email: text,
    target_id: text,
    target_email: text,
    ip_address: text,
    details: z.nullable(z.record(z.string(), z.unknown())),
  }),
)
export type AuditEvent = z.infer<typeof auditLog>[number]

export const auditQuery = (filter: { action: string | undefined; account: string | undefined }) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filter.action, filter.account],
    placeholderData: keepPreviousData,
    initialPageParam: {},
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await supabase
        .rpc('admin_audit_log', {
          page_size: PAGE,
          ...(filter.action === undefined ? {} : { only_action: filter.action }),
          ...(filter.account === undefined ? {} : { only_account: filter.account }),
          ...pageParam,
        })
        .abortSignal(signal)
        .throwOnError()
      return auditLog.parse(data)
    },
    getNextPageParam: (last) => {
      const end = last.length === PAGE ? last.at(-1) : undefined
      return end && { before_time: end.created_at, before_id: end.id }
    },
  })

export const auditActionsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'audit-actions'],
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('admin_audit_actions').abortSignal(signal).throwOnError()
      return data
    },
  })

const mails = z.array(
  z.object({
    id: z.string(),
    recipient: z.string(),
    subject: z.string(),
    body_text: text,
    status: z.string(),
    error: text,
    created_at: z.string(),
    sent_at: text,
  }),
)

export const mailQuery = () =>
  queryOptions({
    queryKey: ['admin', 'mail'],
    refetchInterval: REFRESH_MS,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('admin_mail_outbox', { newest: 100 })
        .abortSignal(signal)
        .throwOnError()
      return mails.parse(data)
    },
  })

const backups = z.array(
  z.object({
    name: z.string(),
    machine: z.string(),
    folder: z.string(),
    status: z.string(),
    error: text,
    row_count: count,
    file_count: count,
    row_bytes: count,
    file_bytes: count,
    missing_files: count,
    started_at: z.string(),
    finished_at: text,
  }),
)
export type Backup = z.infer<typeof backups>[number]

export const backupsQuery = () =>
  queryOptions({
    queryKey: [...adminKeys.backups, 'list'],
    refetchInterval: BACKUPS_REFRESH_MS,
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('admin_backups').abortSignal(signal).throwOnError()
      return backups.parse(data)
    },
  })

/** When the backup was asked for that is not done yet; null where none was. */
export const askedBackupQuery = () =>
  queryOptions({
    queryKey: [...adminKeys.backups, 'asked'],
    refetchInterval: BACKUPS_REFRESH_MS,
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('admin_asked_backup').abortSignal(signal).throwOnError()
      return text.parse(data)
    },
  })

export const startBackup = async (): Promise<void> => {
  await supabase.rpc('admin_start_backup').throwOnError()
  await queryClient.invalidateQueries({ queryKey: adminKeys.backups })
}

export async function setAdmin(target: string, isAdmin: boolean): Promise<void> {
  await supabase.rpc('set_instance_admin', { target, is_admin: isAdmin }).throwOnError()
  await refreshAdmin()
}

export async function setDisabled(target: string, isDisabled: boolean, reason = ''): Promise<void> {
  await supabase.rpc('set_account_disabled', { target, is_disabled: isDisabled, reason }).throwOnError()
  await refreshAdmin()
}

/** @returns how many sessions ended */
export async function endSessions(target: string): Promise<number> {
  const { data } = await supabase.rpc('end_account_sessions', { target }).throwOnError()
  await refreshAdmin()
  return data
}
