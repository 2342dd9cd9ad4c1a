import { describe, expect, it } from 'vitest'
import { isOutside, toSafeHref, toSafeSource } from './safe-href.ts'
import { sanitisePost } from './sanitise-post.ts'

describe('what the editor makes stays', () => {
  it.each([
    '<p>Plain, <strong>strong</strong>, <em>em</em>, <u>u</u>, <s>s</s>, <code>code</code></p>',
    '<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>',
    '<p style="text-align: center">Middle</p><h2 style="text-align: right">Right</h2>',
    '<ul><li><p>One</p></li></ul><ol start="3"><li><p>Three</p></li></ol>',
    '<blockquote><p>Said</p></blockquote><pre><code>let x = 1 &lt; 2</code></pre>',
    '<p><a href="/pricing?plan=team#faq">Inside</a> <a href="#top">Up</a></p>',
    '<p><a href="https://example.com/a" rel="noopener">Outside</a></p>',
    '<p><a href="mailto:ana@example.com">Mail</a> <a href="tel:+431234">Call</a></p>',
    '<figure><img src="/storage/v1/object/public/blog-images/a.png" alt="A chart" width="800" height="450" /><figcaption>Caption</figcaption></figure>',
    '<details><summary>Why?</summary><div data-type="detailsContent"><p>Because.</p></div></details>',
    '<table><thead><tr><th colspan="2">Head</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ])('%s', (html) => expect(sanitisePost(html)).toBe(html))
})

describe('what is only another word for it is put right', () => {
  it.each([
    [
      '<b>b</b><i>i</i><strike>s</strike><del>d</del><ins>u</ins>',
      '<strong>b</strong><em>i</em><s>s</s><s>d</s><u>u</u>',
    ],
    [
      '<p style="color: red; TEXT-ALIGN : Justify; position: fixed">x</p>',
      '<p style="text-align: justify">x</p>',
    ],
    ['<div><p>in a box</p></div>', '<p>in a box</p>'],
    ['<p class="mso" id="x" data-a="1" onclick="x()">x</p>', '<p>x</p>'],
    [
      '<a href="https://example.com" target="_blank" rel="opener">x</a>',
      '<a href="https://example.com/" rel="noopener">x</a>',
    ],
    [
      '<img src="/a.png" width="1e9" height="-4" srcset="x 2x" loading="lazy">',
      '<img src="/a.png" alt="" />',
    ],
    ['<details open><summary>q</summary></details>', '<details><summary>q</summary></details>'],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
    ['<p>open', '<p>open</p>'],
  ])('%s', (html, wanted) => expect(sanitisePost(html)).toBe(wanted))
})

const payloads = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=http://evil.example/x.js></SCRIPT>',
  '<<SCRIPT>alert("x");//<</SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script ',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src=`javascript:alert(1)`>',
  '<IMG """><SCRIPT>alert("x")</SCRIPT>">',
  '<img src=data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img dynsrc="javascript:alert(1)" lowsrc="javascript:alert(1)">',
  '<img src="//evil.example/x.png">',
  '<img/onerror="alert(1)"src=/a.png>',
  '<image src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="jav\tascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="livescript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://example.com/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="view-source:javascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="\u200bjavascript:alert(1)">x</a>',
  '<a onmouseover="alert(1)">x</a>',
  '<a href="https://ok.example" onmouseover=alert(1) style="x:expression(alert(1))">x</a>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<title><img title="</title><script>alert(1)</script>"></title>',
  '<template><img src=x onerror=alert(1)></template>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code="x"></applet>',
  '<frameset><frame src="javascript:alert(1)"></frameset>',
  '<base href="javascript:alert(1);//">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="javascript:alert(1)">',
  '<style>@import"javascript:alert(1)";</style>',
  '<style>li{list-style-image:url("javascript:alert(1)")}</style><ul><li>x',
  '<p style="background-image:url(javascript:alert(1))">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<p style="text-align:center;background:url(javascript:alert(1))">x</p>',
  '<p style="text-align:expression(alert(1))">x</p>',
  '<div style="behavior:url(x.htc)">x</div>',
  '<div data-type="detailsContent" onclick="alert(1)">x</div>',
  '<div data-type="x&quot; onclick=&quot;alert(1)">x</div>',
  '<body onload=alert(1)>',
  '<body background="javascript:alert(1)">',
  '<input type="image" src="javascript:alert(1)" onfocus=alert(1) autofocus>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)><summary onclick=alert(1)>x</summary></details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<keygen autofocus onfocus=alert(1)>',
  '<table background="javascript:alert(1)"><td background="javascript:alert(1)" colspan="2 onclick=alert(1)">x',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p title="a><script>alert(1)</script>">x</p>',
  '<img alt="&quot; onerror=&quot;alert(1)" src="/a.png">',
  '<figcaption><img src=x onerror=alert(1)//',
  '\'"()&%<acx><ScRiPt >alert(1)</ScRiPt>',
]

/** What a browser would take for a tag, with its attributes; text is escaped, so a `<` can only open one. */
const tagsOf = (html: string) => [...html.matchAll(/<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>/g)]
const allowed =
  /^(?:p|h[1-6]|strong|em|u|s|a|ul|ol|li|blockquote|hr|br|pre|code|figure|figcaption|img|details|summary|div|table|caption|thead|tbody|tfoot|tr|th|td)$/
const harmless =
  /^(?:href="(?:https?:|mailto:|tel:|\/(?!\/)|#)[^"]*"|src="(?:https?:|\/(?!\/))[^"]*"|rel="noopener"|alt="[^"]*"|data-type="detailsContent"|style="text-align: (?:left|center|right|justify)"|(?:start|width|height|colspan|rowspan)="\d+")$/

function expectHarmless(html: string) {
  const tags = tagsOf(html)
  expect(html.split('<').length - 1, html).toBe(tags.length)
  for (const [, name = '', attributes = ''] of tags) {
    expect(name).toMatch(allowed)
    for (const [attribute] of attributes.matchAll(/[a-z-]+="[^"]*"/g)) expect(attribute).toMatch(harmless)
  }
}

describe('public XSS payload forms come out harmless', () => {
  it.each(payloads)('%s', (payload) => {
    for (const html of [payload, `<p>before ${payload} after</p>`, `<ul><li>${payload}`]) {
      expectHarmless(sanitisePost(html))
      expectHarmless(sanitisePost(sanitisePost(html)))
    }
  })

  it('stays quick on deep and broken input', () => {
    expect(sanitisePost('<div>'.repeat(20_000))).toBe('')
    expect(sanitisePost('<'.repeat(20_000))).toHaveLength(80_000)
  })
})

describe('addresses', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTP://Example.com/A b', 'http://example.com/A%20b'],
    ['https://example.com/"onclick=x', 'https://example.com/%22onclick=x'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['/blog/../pricing', '/pricing'],
    ['/%5Cevil.example', '/%5Cevil.example'],
    ['#part two', '#part%20two'],
    ['#', null],
    ['', null],
    ['pricing', null],
    ['//evil.example', null],
    ['/\t/evil.example', null],
    ['/\\evil.example', null],
    ['http://', null],
    ['java\nscript:alert(1)', null],
    ['ftp://example.com', null],
  ])('%j leads to %j', (raw, wanted) => expect(toSafeHref(raw)).toBe(wanted))

  it('takes no image from a mail, a place on the page or the page itself', () => {
    expect(toSafeSource('mailto:a@b.example')).toBeNull()
    expect(toSafeSource('#a')).toBeNull()
    expect(toSafeSource('data:image/png;base64,AAAA')).toBeNull()
    expect(toSafeSource('https://example.com/a.png')).toBe('https://example.com/a.png')
  })

  it('distinguishes other sites from this one', () => {
    expect(isOutside('https://example.com/')).toBe(true)
    expect(isOutside('/pricing')).toBe(false)
    expect(isOutside('mailto:a@b.example')).toBe(false)
  })
})
