export const templateKinds = ['email', 'message', 'call_script'] as const
export type TemplateKind = (typeof templateKinds)[number]

export const kindLabels: Record<TemplateKind, { one: string; many: string }> = {
  email: { one: 'Email', many: 'Emails' },
  message: { one: 'Message', many: 'Messages' },
  call_script: { one: 'Call script', many: 'Call scripts' },
}

export interface Template {
  id: string
  kind: TemplateKind
  name: string
  /** Of emails alone. */
  subject: string
  body: string
  useCount: number
  createdBy: string | null
}

interface TemplateRow {
  id: string
  kind: string
  name: string
  subject: string | null
  body: string
  use_count: number
  created_by: string | null
}

export const templateColumns = 'id, kind, name, subject, body, use_count, created_by'

export const readTemplate = (row: TemplateRow): Template => ({
  id: row.id,
  kind: templateKinds.find((kind) => kind === row.kind) ?? 'email',
  name: row.name,
  subject: row.subject ?? '',
  body: row.body,
  useCount: row.use_count,
  createdBy: row.created_by,
})

/** What a template is made of. */
export interface NewTemplate {
  kind: TemplateKind
  name: string
  subject: string | null
  body: string
}

const beginnings: Record<TemplateKind, Omit<NewTemplate, 'kind'>> = {
  email: {
    name: 'New email',
    subject: 'Following up, {{lead.first_name|hello}}',
    body: 'Hello {{lead.first_name|there}},\n\n\n\n{{owner.name}}',
  },
  message: { name: 'New message', subject: null, body: 'Hi {{lead.first_name|there}}, ' },
  call_script: {
    name: 'New call script',
    subject: null,
    body: 'Opening\nHi, is this {{lead.name}}? This is {{owner.name}} from {{company.name}}.\n\nQuestions\n- \n\nNext step\n- ',
  },
}

/** A template as it begins. */
export const newTemplate = (kind: TemplateKind): NewTemplate => ({ kind, ...beginnings[kind] })
