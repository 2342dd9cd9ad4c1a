export interface ExportedTable {
  name: string
  /** The columns of the page key: unique together, so that pages neither repeat nor skip a row. */
  keys: readonly string[]
  /** Set for tables with secrets, which are left out: the file must not contain credentials. */
  columns?: string
  /** For rows that hold a whole conversation each, fewer than the usual thousand. */
  rowsAtOnce?: number
}

/** Every table with data of a company. A test compares the list with the catalogue. */
export const exportedTables: readonly ExportedTable[] = [
  { name: 'companies', keys: ['id'] },
  { name: 'profiles', keys: ['id'] },
  { name: 'teams', keys: ['id'] },
  { name: 'vertical_configurations', keys: ['company_id'] },
  {
    name: 'company_invitations',
    keys: ['id'],
    columns: 'id,email,company_role,invited_by,accepted_by,accepted_at,expires_at,created_at',
  },
  { name: 'accounts', keys: ['id'] },
  { name: 'contacts', keys: ['id'] },
  { name: 'lead_contacts', keys: ['id'] },
  { name: 'leads', keys: ['id'] },
  { name: 'tasks', keys: ['id'] },
  { name: 'record_changes', keys: ['record_id', 'changed_at', 'id'] },
  {
    name: 'calendar_feeds',
    keys: ['user_id'],
    columns: 'user_id,company_id,created_at,last_read_at',
  },
  { name: 'lead_activities', keys: ['id'] },
  { name: 'attachments', keys: ['id'] },
  { name: 'pipelines', keys: ['key'] },
  { name: 'stages', keys: ['key'] },
  { name: 'lead_fields', keys: ['id'] },
  { name: 'lead_views', keys: ['id'] },
  { name: 'lead_imports', keys: ['id'] },
  { name: 'lead_merges', keys: ['id'] },
  { name: 'customer_merges', keys: ['id'] },
  { name: 'lead_import_rows', keys: ['import_id', 'row_number'] },
  { name: 'recordings', keys: ['id'], rowsAtOnce: 50 },
  { name: 'recording_consents', keys: ['id'] },
  { name: 'transcript_segments', keys: ['id'] },
  { name: 'recording_insights', keys: ['id'] },
  { name: 'transcript_versions', keys: ['id'], rowsAtOnce: 50 },
  { name: 'recording_settings', keys: ['company_id'] },
  { name: 'recording_deletions', keys: ['id'] },
  { name: 'follow_up_emails', keys: ['id'] },
  { name: 'insight_trackers', keys: ['id'] },
  { name: 'advice_dismissals', keys: ['id'] },
  { name: 'ai_conversations', keys: ['id'] },
  { name: 'ai_conversation_messages', keys: ['id'] },
  { name: 'ai_turns', keys: ['id'] },
  { name: 'ai_tool_calls', keys: ['id'] },
  { name: 'ai_usage', keys: ['id'] },
  { name: 'templates', keys: ['id'] },
  { name: 'lead_emails', keys: ['id'] },
  {
    name: 'automations',
    keys: ['id'],
    columns:
      'id,name,is_enabled,published_version,draft,enabled_at,next_run_at,created_by,created_at,updated_at',
  },
  { name: 'automation_versions', keys: ['automation_id', 'version'] },
  { name: 'automation_runs', keys: ['id'] },
  { name: 'automation_run_steps', keys: ['id'] },
  { name: 'customers', keys: ['id'] },
  { name: 'subscriptions', keys: ['id'] },
  { name: 'usage_events', keys: ['id'] },
  { name: 'orders', keys: ['id'] },
  { name: 'carts', keys: ['id'] },
  {
    name: 'api_keys',
    keys: ['id'],
    columns: 'id,user_id,name,prefix,is_app,scopes,last_used_at,revoked_at,created_at',
  },
  {
    name: 'webhooks',
    keys: ['id'],
    columns:
      'id,direction,format,name,url,events,is_enabled,failure_count,last_error,last_used_at,created_by,created_at,updated_at',
  },
  { name: 'webhook_deliveries', keys: ['id'] },
  { name: 'support_tickets', keys: ['id'] },
]
