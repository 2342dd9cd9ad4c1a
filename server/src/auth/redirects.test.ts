import { describe, expect, it } from 'vitest'
import { createRedirects, parseRedirectUrls } from './redirects.ts'

const home = 'https://crm.example.com'
const { resolve } = createRedirects(
  home,
  parseRedirectUrls(
    'https://app.example.com, https://*.team.example.com/welcome/**, https://one.example.com/a/*, com.parley.app://callback',
  ),
)

describe('redirect_to', () => {
  it.each([
    [undefined, home],
    ['/dashboard?tab=1', `${home}/dashboard?tab=1`],
    [`${home}/auth`, `${home}/auth`],
    [home, `${home}/`],
    ['HTTPS://crm.example.com/auth', `${home}/auth`],
    ['https://app.example.com/deep/path?x=1', 'https://app.example.com/deep/path?x=1'],
    ['https://sales.team.example.com/welcome/back', 'https://sales.team.example.com/welcome/back'],
    ['https://one.example.com/a/b', 'https://one.example.com/a/b'],
    ['com.parley.app://callback', 'com.parley.app://callback'],
    [`${home}/auth#access_token=forged`, `${home}/auth`],
  ])('goes to %s', (requested, target) => {
    expect(resolve(requested)).toBe(target)
  })

  it.each([
    ['https://evil.example', 'a stranger'],
    ['https://crm.example.com.evil.example', 'a host that begins like ours'],
    ['https://evilcrm.example.com', 'a host that ends like ours'],
    ['https://crm.example.com@evil.example/', 'our host as a user name'],
    ['https://user:secret@crm.example.com/', 'userinfo'],
    ['//evil.example/path', 'an address without protocol'],
    ['/\\evil.example', 'a backslash'],
    ['https:\\\\evil.example', 'backslashes'],
    ['https://crm.example.com\\@evil.example', 'a backslash before userinfo'],
    ['http://2130706433/', 'a decimal IP'],
    ['http://0x7f.1/', 'a hexadecimal IP'],
    ['https://crm.example.com:8443/', 'another port'],
    ['http://crm.example.com/', 'another protocol'],
    ['https://crm。example.com/', 'a full-width dot'],
    ['https://сrm.example.com/', 'a Cyrillic letter'],
    ['https://crm.example.com\t.evil.example/', 'a tab'],
    [' https://evil.example', 'a leading blank'],
    ['javascript:alert(1)', 'a script'],
    ['data:text/html,x', 'data'],
    [`${home}/storage/v1/object/public/x.html`, 'what somebody uploaded'],
    [`${home}/auth/v1/authorize?provider=google`, 'a call that redirects on'],
    ['https://a.b.team.example.com/welcome/x', 'one label too many'],
    ['https://evil.example/.team.example.com/welcome/x', 'a path that looks like the host'],
    ['https://sales.team.example.com/other', 'a path that is not listed'],
    ['https://one.example.com/a/b/c', 'one folder too deep'],
    ['https://sales.team.example.com/welcome/../other', 'a path that climbs out'],
    ['com.parley.app://evil', 'another address of the app'],
  ])('falls back from %s: %s', (requested) => {
    expect(resolve(requested)).toBe(home)
  })

  it('names an entry that is no address', () => {
    for (const wrong of ['app.example.com', 'javascript://x', 'https://user@x.example'])
      expect(() => parseRedirectUrls(wrong)).toThrow('REDIRECT_URLS')
  })

  it('keeps a wildcard for any host inside the host', () => {
    const any = createRedirects(home, parseRedirectUrls('https://**.example.net/in'))
    expect(any.resolve('https://a.b.example.net/in')).toBe('https://a.b.example.net/in')
    expect(any.resolve('https://evil.example/x.example.net/in')).toBe(home)
  })
})
