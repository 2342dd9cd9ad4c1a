import { useIsAdmin } from '~/data/profile.ts'
import { chooseTheme } from '~/data/theme.ts'
import { type SearchCommand, SearchDialog } from '~/features/search/index.ts'
import { menuLabel, routeEntries } from '../routes.ts'
import { openPanel } from './panels.ts'
import { shortcuts } from './shortcuts.ts'

const isPlace = (path: string) =>
  !path.includes('$') &&
  path !== '/auth' &&
  path !== '/onboarding' &&
  path !== '/connect' &&
  path !== '/erasing'

/** What somebody looks for by another word. */
const otherWords: Record<string, string> = {
  '/automations': 'workflow rule trigger sequence',
  '/templates': 'snippet canned email script message',
  '/analytics': 'report funnel win rate',
  '/ai-insights': 'advice risk next best action forecast coaching',
  '/account': 'settings profile company members team password',
}

const actions: readonly SearchCommand[] = [
  { label: 'New lead', keywords: 'add create', keys: [], group: 'Actions', href: '/leads?new=1' },
  { label: 'New task', keywords: 'add create todo', keys: [], group: 'Actions', href: '/tasks?new=1' },
  {
    label: 'Record a conversation',
    keywords: 'start recording',
    keys: ['R'],
    group: 'Actions',
    href: '/voice',
  },
  {
    label: 'Upload audio',
    keywords: 'add recording file',
    keys: [],
    group: 'Actions',
    href: '/voice?add=audio',
  },
  {
    label: 'Import a transcript',
    keywords: 'paste text vtt srt',
    keys: [],
    group: 'Actions',
    href: '/voice?add=transcript',
  },
  ...(['light', 'dark', 'system'] as const).map(
    (theme): SearchCommand => ({
      label: `Theme: ${theme}`,
      keywords: 'color appearance mode',
      keys: [],
      group: 'Actions',
      run: () => chooseTheme(theme),
    }),
  ),
  {
    label: 'Keyboard shortcuts',
    keywords: 'help keys',
    keys: ['?'],
    group: 'Actions',
    run: () => openPanel('shortcuts'),
  },
]

const keysFor = (path: string) =>
  shortcuts.find(({ to, keys }) => to === path && keys.length === 2)?.keys ?? []

/** The search with every page of the table and what one can do from anywhere. Opened with Cmd or Ctrl + K. */
export default function CommandDialog({ onClose }: { onClose: () => void }) {
  const isAdmin = useIsAdmin()
  const pages = routeEntries
    .filter(({ path, access }) => isPlace(path) && (access !== 'admin' || isAdmin === true))
    .map(
      (entry): SearchCommand => ({
        label: menuLabel(entry),
        keywords: `${entry.path} ${otherWords[entry.path] ?? ''}`,
        keys: keysFor(entry.path),
        group: 'Pages',
        href: entry.path,
      }),
    )
  return <SearchDialog commands={[...actions, ...pages]} onClose={onClose} />
}
