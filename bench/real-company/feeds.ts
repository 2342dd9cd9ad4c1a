import { measured, type Scene } from './scene.ts'

const countOf = (text: string, what: string) => text.split(what).length - 1

/** The feeds for calendars, readers and search engines. */
export async function tryFeeds({ host, client, onDatabase, server, tell }: Scene): Promise<void> {
  const get = (path: string) =>
    measured(server, async () => {
      const answer = await fetch(`${host.url}${path}`)
      return `${answer.status} ${await answer.text()}`
    })
  const [facts] = await onDatabase(
    ({ sql }) => sql<{ published: number; today: number }[]>`
      select (select count(*)::int from public.blog_posts where status = 'published' and published_at <= now()) as published,
        (select count(*)::int from public.tasks where (status <> 'done' or completed_at > now() - interval '30 days') and due_at >= date_trunc('day', now()) and due_at < date_trunc('day', now()) + interval '1 day') as today`,
  )
  const { data: token } = await client.rpc('create_calendar_feed').throwOnError()
  const calendar = await get(`/functions/v1/calendar-feed?token=${token}`)
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  const ofToday = [...calendar.result.matchAll(/^DTSTART[^:]*:(\d{8})/gm)].filter(
    ([, at]) => at === day,
  ).length
  tell(
    'calendar feed (ICS)',
    calendar,
    `${countOf(calendar.result, 'BEGIN:V') - countOf(calendar.result, 'BEGIN:VCALENDAR')} entries, ${ofToday} of ${facts?.today} due today`,
    ofToday === facts?.today,
  )
  const sitemap = await get('/sitemap.xml')
  const inSitemap = [...sitemap.result.matchAll(/\/blog\/beitrag-\d+</g)].length
  tell('sitemap', sitemap, `${inSitemap} of ${facts?.published} posts`, inSitemap === facts?.published)
  const rss = await get('/rss.xml')
  tell('RSS', rss, `${countOf(rss.result, '<item>')} items`, rss.result.startsWith('200'))
  const llms = await get('/llms.txt')
  tell('llms.txt', llms, `${countOf(llms.result, '/blog/beitrag-')} posts`, llms.result.startsWith('200'))
}
