import type { Scope } from './api-keys.ts'

/** The decision on a request; with `read-only`, Postgres refuses all writes. */
export type Verdict = { mode: 'free' | 'read-only' } | { mode: 'refused'; message: string }

/** Functions for memberships and credentials, which only a person's own session may call, never a key. */
const accountFunctions = new Set([
  'accept_invitation',
  'answer_app_request',
  'app_request',
  'create_api_key',
  'create_calendar_feed',
  'delete_account',
  'end_account_sessions',
  'end_session',
  'erase_company',
  'my_sessions',
  'remove_member',
  'rotate_webhook_secret',
  'set_account_disabled',
  'set_instance_admin',
  'set_member_role',
])
/** Those and the instance's administration, since mails contain sign-in links. */
const isPersonal = (name: string): boolean => accountFunctions.has(name) || name.startsWith('admin_')
const accountTables = new Set(['api_keys', 'calendar_feeds', 'company_invitations', 'user_roles'])

/** Functions that write and delete nothing. One that is not named here needs `destructive`, or runs read-only. */
export const writingFunctions: ReadonlySet<string> = new Set([
  'assign_turn',
  'begin_ai_turn',
  'claim_tool_call',
  'confirm_tool_call',
  'correct_recording',
  'create_task_from_insight',
  'doubt_ai_turn',
  'duplicate_blog_post',
  'export_accounts',
  'export_contacts',
  'export_history',
  'export_leads',
  'finish_tool_call',
  'finish_upload',
  'import_transcript',
  'mark_tool_call_undone',
  'note_untrusted_text',
  'open_company_export',
  'preview_blog_post',
  'propose_tool_call',
  'publish_automation',
  'resend_webhook_delivery',
  'restore_blog_post_revision',
  'restore_blog_posts',
  'restore_transcript',
  'retry_automation_run',
  'retry_recording',
  'schedule_blog_post',
  'send_contact_email',
  'send_lead_email',
  'set_blog_post_tags',
  'skip_task',
  'start_lead_import',
  'stop_recording',
  'test_webhook',
  'use_ai_call',
])

const needs = (scope: Scope): Verdict => ({
  mode: 'refused',
  message: `This key has no ${scope} scope. Make one that has under Integrations.`,
})
const personal: Verdict = {
  mode: 'refused',
  message: 'This belongs to the person, not to a key. Sign in to do it.',
}

/**
 * What the scopes of a key allow of the data API.
 * @param path below /rest/v1/: a table, or `rpc/NAME`
 * @param schema what the request names; a function of another than `public` is not the one the lists here mean
 */
export function authorizeRequest(
  method: string,
  path: string,
  scopes: readonly Scope[],
  schema = 'public',
): Verdict {
  const [place = '', name = ''] = path.split('/')
  const isOwnSchema = schema !== 'public'
  const isReading = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
  if (!scopes.includes('read')) return needs('read')
  if (place === 'rpc' ? isPersonal(name) : accountTables.has(place) && !isReading) return personal
  if (isReading) return { mode: 'read-only' }
  if (place === 'rpc') {
    const isAllowed = scopes.includes(!isOwnSchema && writingFunctions.has(name) ? 'write' : 'destructive')
    return { mode: isAllowed ? 'free' : 'read-only' }
  }
  if (method === 'DELETE') return scopes.includes('destructive') ? { mode: 'free' } : needs('destructive')
  return scopes.includes('write') ? { mode: 'free' } : needs('write')
}
