import type { ContactRole } from '@parley/core/records/contact-roles'
import type { TaskPriority, TaskStatus } from '@parley/core/tasks/task'

/** A customer of the sample company. Days count back from the day of loading; addresses end in .example, so no mail leaves. */
export interface SampleLead {
  name: string
  company: string
  /** Of a second sale to a customer. */
  dealName?: string
  email: string
  phone: string | null
  title: string
  /** One of the stages that companies begin with. */
  status: 'new' | 'contacted' | 'qualified' | 'proposal' | 'negotiation' | 'won' | 'lost'
  /** In US dollars a year. */
  value: number | null
  source: string
  /** Of a lost lead, why it was lost. */
  nextStep: string | null
  tags: string[]
  createdDaysAgo: number
  touchedDaysAgo: number
}

/** Somebody else at a customer's company who has a say in the sale. */
export interface SamplePerson {
  /** The name of the lead. */
  lead: string
  name: string
  email: string
  title: string
  role: ContactRole
}

/** `lead` is the name of one; of several sales to a customer the first. `dueInDays` counts from the day of loading: negative is past, 0 today, null without a date. `hour` on the wall clock. */
export interface SampleTask {
  title: string
  description?: string
  lead: string | null
  status: TaskStatus
  priority: TaskPriority
  dueInDays: number | null
  hour?: number
}

/**
 * A conversation of two. `text` holds one turn a line, "Us: …" or "Them: …"; {me} stands for the given name of the person
 * who loads the sample. `customer` is the other voice's name.
 */
export interface SampleConversation {
  customer: string
  daysAgo: number
  hour: number
  text: string
}

export interface SamplePost {
  title: string
  slug: string
  /** Slug of one of the seven categories. */
  category: string
  excerpt: string
  focusKeyword: string
  seoTitle: string
  seoDescription: string
  /** Days since it was published, or null for a draft. */
  publishedDaysAgo: number | null
  faqItems: { question: string; answer: string }[]
  /** HTML. */
  content: string
}

export interface SampleCompany {
  leads: SampleLead[]
  people: SamplePerson[]
  tasks: SampleTask[]
  conversations: SampleConversation[]
  posts: SamplePost[]
}
