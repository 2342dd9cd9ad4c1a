// Ends /config.js: asks for what this page was seen to read first, while its code is on the way. The app takes the
// answers and notes what to ask for at the next visit (src/data/first-reads.ts).
{
  const begun = new Map()
  try {
    const session = JSON.parse(localStorage.getItem('parley.session'))
    const noted = JSON.parse(localStorage.getItem('parley.first-reads'))
    const isCurrent = session.expires_at * 1000 - Date.now() > 120_000 && noted.user === session.user.id
    const page = noted.pages.find(([address]) => address === location.pathname + location.search)
    for (const { url, headers } of isCurrent && page ? page[1] : []) {
      if (!url.startsWith('/rest/v1/')) continue
      const authorization = `Bearer ${session.access_token}`
      const apikey = window.__PARLEY__.publishableKey
      const answer = fetch(url, { headers: { ...Object.fromEntries(headers), apikey, authorization } })
      // What fails is asked for again by whom it concerns.
      answer.catch(() => {})
      begun.set(url, { headers: JSON.stringify(headers), authorization, answer })
    }
  } catch {
    // Nothing noted, nobody signed in, or storage is blocked.
  }
  window.__FIRST_READS__ = begun
}
