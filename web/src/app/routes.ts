import { readAuthSearch } from '~/features/auth/auth-search.ts'
import { readTestMinimalSearch } from '~/features/debug/test-minimal-search.ts'
import { readOnboardingSearch } from '~/features/onboarding/onboarding-search.ts'
import type { RouteEntry } from './route-entry.ts'

/**
 * THE table of routes (SPECIFICATION §2): router, guards, menus, commands and docs derive from it. A new page is one
 * line here; its component is the default export of the loaded file.
 */
export const routes = {
  landing: {
    path: '/',
    access: 'public',
    title: 'Home',
    load: () => import('~/features/landing/landing-page.tsx'),
  },
  auth: {
    path: '/auth',
    access: 'public',
    title: 'Sign in',
    frame: 'plain',
    search: readAuthSearch,
    load: () => import('~/features/auth/auth-page.tsx'),
  },
  onboarding: {
    path: '/onboarding',
    access: 'auth',
    title: 'Welcome',
    frame: 'plain',
    search: readOnboardingSearch,
    load: () => import('~/features/onboarding/onboarding-page.tsx'),
  },
  dashboard: {
    path: '/dashboard',
    access: 'auth',
    title: 'Dashboard',
    menu: 'main',
    planned:
      'Today at a glance: a briefing sentence, tasks due, hot leads with the reason, recordings being processed and the pipeline by stage.',
  },
  leads: {
    path: '/leads',
    access: 'auth',
    title: 'Leads',
    menu: 'main',
    planned:
      'Everyone you sell to, as a table or a board, with scores and the reasons behind them, import and export.',
  },
  lead: {
    path: '/leads/$leadId',
    access: 'auth',
    title: 'Lead',
    planned:
      'One lead: fields, score with its reasons, timeline of conversations, tasks and notes, and the next step.',
  },
  voice: {
    path: '/voice',
    access: 'auth',
    title: 'Voice',
    menu: 'main',
    planned: 'Record a conversation, upload audio or paste a transcript, and find every recording again.',
  },
  recording: {
    path: '/voice/$recordingId',
    access: 'auth',
    title: 'Recording',
    planned:
      'One conversation: player, transcript, summary, action items, objections and the follow-up email.',
  },
  tasks: {
    path: '/tasks',
    access: 'auth',
    title: 'Tasks',
    menu: 'main',
    planned:
      'What is due today, overdue and upcoming, as a list or a board, with quick add that understands dates.',
  },
  insights: {
    path: '/insights',
    access: 'auth',
    title: 'Insights',
    menu: 'main',
    planned:
      'What conversations say: talk ratio, sentiment, objections, competitors and questions, each number opening its recordings.',
  },
  aiInsights: {
    path: '/ai-insights',
    access: 'auth',
    title: 'AI Insights',
    planned:
      'What to do about it: deals at risk, hot leads, next best actions and a forecast, each with its evidence.',
  },
  insightFeed: {
    path: '/insight-feed',
    access: 'auth',
    title: 'Insight Feed',
    planned: 'Insights as they arrive: filter, pin, dismiss, act and share.',
  },
  automations: {
    path: '/automations',
    access: 'auth',
    title: 'Automations',
    planned:
      'When something happens, under conditions, do this: a builder that reads as a sentence, with recipes, test runs and history.',
  },
  templates: {
    path: '/templates',
    access: 'auth',
    title: 'Templates',
    planned: 'Email, message and call-script templates with variables, previewed on a real lead.',
  },
  pricing: {
    path: '/pricing',
    access: 'public',
    title: 'Pricing',
    menu: 'more',
    planned: 'The plans, monthly and annual, and the questions people ask before choosing.',
  },
  analytics: {
    path: '/analytics',
    access: 'auth',
    title: 'Analytics',
    planned: 'Funnel, win rate, cycle time, activity and forecast, by period and owner, with export.',
  },
  verticalInsights: {
    path: '/vertical-insights',
    access: 'auth',
    title: 'Vertical Insights',
    planned:
      'The numbers of your line of business: trials and recurring revenue, carts and customer value, or response times.',
  },
  verticalAutomations: {
    path: '/vertical-automations',
    access: 'auth',
    title: 'Vertical Automations',
    planned: 'Automation recipes for your line of business, ready to switch on.',
  },
  support: {
    path: '/support',
    access: 'auth',
    title: 'Support',
    menu: 'more',
    planned:
      'Searchable documentation and answers, the status of this instance, and a form that reaches a person.',
  },
  contact: {
    path: '/contact',
    access: 'public',
    title: 'Contact',
    planned: 'A form that reaches the people behind this instance.',
  },
  blog: {
    path: '/blog',
    access: 'public',
    title: 'Blog',
    menu: 'more',
    planned: 'Articles with categories, tags and search.',
  },
  blogAdmin: {
    path: '/blog/admin',
    access: 'admin',
    title: 'Create Post',
    planned: 'The post editor: write, optimise, preview and publish.',
  },
  blogPosts: {
    path: '/blog/posts',
    access: 'auth',
    title: 'Manage Posts',
    planned: 'All posts with status, filters and bulk actions.',
  },
  blogCalendar: {
    path: '/blog/calendar',
    access: 'auth',
    title: 'Blog Calendar',
    planned: 'Planned and published posts by month and week; drag to reschedule.',
  },
  blogAnalytics: {
    path: '/blog/analytics',
    access: 'auth',
    title: 'Blog Analytics',
    planned: 'Views, sources, read-through and search terms, per post and over time.',
  },
  blogCategories: {
    path: '/blog/categories',
    access: 'auth',
    title: 'Manage Categories',
    planned: 'Create, rename and delete categories, moving their posts.',
  },
  blogPost: {
    path: '/blog/$slug',
    access: 'public',
    title: 'Post',
    planned: 'An article with its table of contents.',
  },
  integrations: {
    path: '/integrations',
    access: 'auth',
    title: 'Integrations',
    menu: 'more',
    planned:
      'Language model, speech, mail, calendar, webhooks and API keys, each with its real state and a test.',
  },
  adminMetrics: {
    path: '/admin/metrics',
    access: 'admin',
    title: 'Admin Metrics',
    planned:
      'Health of this instance: people, storage, queues, costs, errors, latency, audit log and backups.',
  },
  developers: {
    path: '/developers',
    access: 'public',
    title: 'Developers',
    planned: 'Quick start, REST reference, webhooks, rate limits and errors.',
  },
  account: {
    path: '/account',
    access: 'auth',
    title: 'Account',
    planned: 'Password, second factors, sessions, company, colleagues and your data.',
  },
  testMinimal: {
    path: '/test-minimal',
    access: 'auth',
    title: 'Deployment check',
    search: readTestMinimalSearch,
    load: () => import('~/features/debug/test-minimal-page.tsx'),
  },
  privacy: {
    path: '/privacy',
    access: 'public',
    title: 'Privacy',
    planned: 'How this instance treats personal data.',
  },
  terms: { path: '/terms', access: 'public', title: 'Terms', planned: 'The terms of use of this instance.' },
  cookies: {
    path: '/cookies',
    access: 'public',
    title: 'Cookies',
    planned: 'What is kept in your browser, and why.',
  },
  security: {
    path: '/security',
    access: 'public',
    title: 'Security',
    planned: 'How this instance is kept safe.',
  },
} as const satisfies Record<string, RouteEntry>

export const routeEntries: readonly RouteEntry[] = Object.values(routes)

/** The label of an entry in menus. */
export const menuLabel = (entry: RouteEntry) => entry.label ?? entry.title
