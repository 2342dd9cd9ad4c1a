import { readAccountSearch } from '~/features/account/account-search.ts'
import { readAdminSearch } from '~/features/admin/admin-search.ts'
import { readAnalyticsSearch } from '~/features/analytics/analytics-search.ts'
import { readAuthSearch } from '~/features/auth/auth-search.ts'
import { readAutomationsSearch } from '~/features/automations/automations-search.ts'
import { readEditorSearch } from '~/features/blog/editor/editor-search.ts'
import { readAnalyticsSearch as readBlogAnalyticsSearch } from '~/features/blog/manage/analytics/analytics-search.ts'
import { readCalendarSearch } from '~/features/blog/manage/calendar/calendar-search.ts'
import { readPostsSearch } from '~/features/blog/manage/posts/posts-search.ts'
import { readListingSearch } from '~/features/blog/public/listing-search.ts'
import { readCustomersSearch } from '~/features/customers/customers-search.ts'
import { readTestMinimalSearch } from '~/features/debug/test-minimal-search.ts'
import { readAdviceSearch } from '~/features/insights/advice/advice-search.ts'
import { readFeedSearch } from '~/features/insights/feed/feed-search.ts'
import { readInsightsSearch } from '~/features/insights/insights-search.ts'
import { readIntegrationsSearch } from '~/features/integrations/integrations-search.ts'
import { readImportSearch } from '~/features/leads/import/import-search.ts'
import { readLeadsSearch } from '~/features/leads/leads-search.ts'
import { readOnboardingSearch } from '~/features/onboarding/onboarding-search.ts'
import { readSupportSearch } from '~/features/support/support-search.ts'
import { readTasksSearch } from '~/features/tasks/tasks-search.ts'
import { readTemplatesSearch } from '~/features/templates/templates-search.ts'
import { readVerticalInsightsSearch } from '~/features/verticals/insights-search.ts'
import { readRecordingSearch, readVoiceSearch } from '~/features/voice/voice-search.ts'
import type { RouteEntry } from './route-entry.ts'

/**
 * THE table of routes (docs/specified.md S2.1): router, guards, menus, commands and docs derive from it. A new page is
 * one line here; its component is the default export of the loaded file.
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
    load: () => import('~/features/dashboard/dashboard-page.tsx'),
    prepare: () => import('~/features/dashboard/prefetch.ts'),
  },
  leads: {
    path: '/leads',
    access: 'auth',
    title: 'Leads',
    menu: 'main',
    search: readLeadsSearch,
    load: () => import('~/features/leads/leads-page.tsx'),
    prepare: () => import('~/features/leads/prefetch.ts'),
  },
  leadsImport: {
    path: '/leads/import',
    access: 'auth',
    title: 'Import leads',
    search: readImportSearch,
    load: () => import('~/features/leads/import/import-page.tsx'),
  },
  lead: {
    path: '/leads/$leadId',
    access: 'auth',
    title: 'Lead',
    load: () => import('~/features/leads/lead-page.tsx'),
  },
  accounts: {
    path: '/accounts',
    access: 'auth',
    title: 'Accounts',
    within: '/leads',
    search: readCustomersSearch,
    load: () => import('~/features/customers/accounts-page.tsx'),
    prepare: () => import('~/features/customers/prefetch-accounts.ts'),
  },
  customerAccount: {
    path: '/accounts/$accountId',
    access: 'auth',
    title: 'Account',
    load: () => import('~/features/customers/account-page.tsx'),
  },
  contacts: {
    path: '/contacts',
    access: 'auth',
    title: 'Contacts',
    within: '/leads',
    search: readCustomersSearch,
    load: () => import('~/features/customers/contacts-page.tsx'),
    prepare: () => import('~/features/customers/prefetch-contacts.ts'),
  },
  customerContact: {
    path: '/contacts/$contactId',
    access: 'auth',
    title: 'Contact',
    load: () => import('~/features/customers/contact-page.tsx'),
  },
  voice: {
    path: '/voice',
    access: 'auth',
    title: 'Voice',
    menu: 'main',
    search: readVoiceSearch,
    load: () => import('~/features/voice/voice-page.tsx'),
    prepare: () => import('~/features/voice/prefetch.ts'),
  },
  recording: {
    path: '/voice/$recordingId',
    access: 'auth',
    title: 'Recording',
    search: readRecordingSearch,
    load: () => import('~/features/voice/recording/recording-page.tsx'),
  },
  tasks: {
    path: '/tasks',
    access: 'auth',
    title: 'Tasks',
    menu: 'main',
    search: readTasksSearch,
    load: () => import('~/features/tasks/tasks-page.tsx'),
    prepare: () => import('~/features/tasks/prefetch.ts'),
  },
  insights: {
    path: '/insights',
    access: 'auth',
    title: 'Insights',
    menu: 'main',
    search: readInsightsSearch,
    load: () => import('~/features/insights/insights-page.tsx'),
  },
  aiInsights: {
    path: '/ai-insights',
    access: 'auth',
    title: 'AI insights',
    within: '/insights',
    search: readAdviceSearch,
    load: () => import('~/features/insights/advice/advice-page.tsx'),
  },
  insightFeed: {
    path: '/insight-feed',
    access: 'auth',
    title: 'Insight feed',
    within: '/insights',
    search: readFeedSearch,
    load: () => import('~/features/insights/feed/feed-page.tsx'),
  },
  automations: {
    path: '/automations',
    access: 'auth',
    title: 'Automations',
    within: '/tasks',
    search: readAutomationsSearch,
    load: () => import('~/features/automations/automations-page.tsx'),
  },
  templates: {
    path: '/templates',
    access: 'auth',
    title: 'Templates',
    within: '/tasks',
    search: readTemplatesSearch,
    load: () => import('~/features/templates/templates-page.tsx'),
  },
  pricing: {
    path: '/pricing',
    access: 'public',
    title: 'Pricing',
    menu: 'more',
    load: () => import('~/features/pricing/pricing-page.tsx'),
  },
  analytics: {
    path: '/analytics',
    access: 'auth',
    title: 'Analytics',
    within: '/insights',
    search: readAnalyticsSearch,
    load: () => import('~/features/analytics/analytics-page.tsx'),
  },
  verticalInsights: {
    path: '/vertical-insights',
    access: 'auth',
    title: 'Industry insights',
    within: '/insights',
    search: readVerticalInsightsSearch,
    load: () => import('~/features/verticals/insights-page.tsx'),
  },
  verticalAutomations: {
    path: '/vertical-automations',
    access: 'auth',
    title: 'Industry automations',
    within: '/tasks',
    load: () => import('~/features/verticals/automations-page.tsx'),
  },
  support: {
    path: '/support',
    access: 'auth',
    title: 'Support',
    menu: 'more',
    search: readSupportSearch,
    load: () => import('~/features/support/support-page.tsx'),
  },
  contact: {
    path: '/contact',
    access: 'public',
    title: 'Contact',
    load: () => import('~/features/contact/contact-page.tsx'),
  },
  blog: {
    path: '/blog',
    access: 'public',
    title: 'Blog',
    menu: 'more',
    search: readListingSearch,
    load: () => import('~/features/blog/public/blog-page.tsx'),
    prepare: () => import('~/features/blog/public/prefetch-listing.ts'),
  },
  blogAdmin: {
    path: '/blog/admin',
    access: 'admin',
    title: 'Create Post',
    search: readEditorSearch,
    load: () => import('~/features/blog/editor/editor-page.tsx'),
  },
  blogPosts: {
    path: '/blog/posts',
    access: 'auth',
    title: 'Manage Posts',
    search: readPostsSearch,
    load: () => import('~/features/blog/manage/posts/posts-page.tsx'),
  },
  blogCalendar: {
    path: '/blog/calendar',
    access: 'auth',
    title: 'Blog calendar',
    search: readCalendarSearch,
    load: () => import('~/features/blog/manage/calendar/calendar-page.tsx'),
  },
  blogAnalytics: {
    path: '/blog/analytics',
    access: 'auth',
    title: 'Blog analytics',
    search: readBlogAnalyticsSearch,
    load: () => import('~/features/blog/manage/analytics/analytics-page.tsx'),
  },
  blogCategories: {
    path: '/blog/categories',
    access: 'auth',
    title: 'Manage Categories',
    load: () => import('~/features/blog/manage/categories/categories-page.tsx'),
  },
  blogPost: {
    path: '/blog/$slug',
    access: 'public',
    title: 'Post',
    load: () => import('~/features/blog/public/post-page.tsx'),
    prepare: () => import('~/features/blog/public/prefetch-article.ts'),
  },
  blogCategory: {
    path: '/blog/category/$category',
    access: 'public',
    title: 'Blog',
    search: readListingSearch,
    load: () => import('~/features/blog/public/blog-page.tsx'),
    prepare: () => import('~/features/blog/public/prefetch-listing.ts'),
  },
  blogAuthor: {
    path: '/blog/author/$author',
    access: 'public',
    title: 'Blog',
    search: readListingSearch,
    load: () => import('~/features/blog/public/blog-page.tsx'),
    prepare: () => import('~/features/blog/public/prefetch-listing.ts'),
  },
  blogTag: {
    path: '/blog/tag/$tag',
    access: 'public',
    title: 'Blog',
    search: readListingSearch,
    load: () => import('~/features/blog/public/blog-page.tsx'),
    prepare: () => import('~/features/blog/public/prefetch-listing.ts'),
  },
  integrations: {
    path: '/integrations',
    access: 'auth',
    title: 'Integrations',
    menu: 'more',
    search: readIntegrationsSearch,
    load: () => import('~/features/integrations/integrations-page.tsx'),
  },
  connect: {
    path: '/connect',
    access: 'auth',
    title: 'Connect an app',
    frame: 'plain',
    search: readIntegrationsSearch,
    load: () => import('~/features/integrations/connect/connect-page.tsx'),
  },
  adminMetrics: {
    path: '/admin/metrics',
    access: 'auth',
    title: 'Admin Metrics',
    search: readAdminSearch,
    load: () => import('~/features/admin/metrics-page.tsx'),
  },
  developers: {
    path: '/developers',
    access: 'public',
    title: 'Developers',
    within: '/integrations',
    load: () => import('~/features/developers/developers-page.tsx'),
    prepare: () => import('~/features/developers/prefetch.ts'),
  },
  account: {
    path: '/account',
    access: 'auth',
    title: 'Account',
    search: readAccountSearch,
    load: () => import('~/features/account/account-page.tsx'),
  },
  erasing: {
    path: '/erasing',
    access: 'auth',
    title: 'Erasing the company',
    frame: 'plain',
    load: () => import('~/features/account/erasing-page.tsx'),
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
    load: () => import('~/features/legal/legal-page.tsx'),
  },
  terms: {
    path: '/terms',
    access: 'public',
    title: 'Terms',
    load: () => import('~/features/legal/legal-page.tsx'),
  },
  cookies: {
    path: '/cookies',
    access: 'public',
    title: 'Cookies',
    load: () => import('~/features/legal/legal-page.tsx'),
  },
  security: {
    path: '/security',
    access: 'public',
    title: 'Security',
    load: () => import('~/features/legal/legal-page.tsx'),
  },
} as const satisfies Record<string, RouteEntry>

export const routeEntries: readonly RouteEntry[] = Object.values(routes)

/** The label of an entry in menus. */
export const menuLabel = (entry: RouteEntry) => entry.label ?? entry.title
