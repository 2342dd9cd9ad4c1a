import { describe, expect, it } from 'vitest'
import { emptyForm, type PostRow, toRow } from './post-row.ts'
import { clean, toForm } from './stored-form.ts'

const bare: PostRow = {
  title: '',
  slug: '',
  excerpt: null,
  content: '',
  featured_image_url: null,
  featured_image_alt: null,
  seo_title: null,
  seo_description: null,
  category_id: null,
  focus_keyword: null,
  canonical_url: null,
  twitter_title: null,
  twitter_description: null,
  twitter_image: null,
  linkedin_title: null,
  linkedin_description: null,
  linkedin_image: null,
  instagram_image: null,
  threads_image: null,
  faq_items: [],
  howto_steps: [],
  blog_post_tags: [],
}
/** Every field says its own name, so that none can stand in for another. */
const written = {
  ...emptyForm,
  ...Object.fromEntries(
    Object.entries(emptyForm).flatMap(([name, value]) => (typeof value === 'string' ? [[name, name]] : [])),
  ),
  slug: 'slug',
  content: '<p>content</p>',
  faqItems: [{ question: 'Why?', answer: 'So.' }],
  howtoSteps: [{ name: 'First', text: 'Begin.' }],
}

describe('a stored post', () => {
  it('comes back into the editor field by field as it was written', () => {
    const { read_time_minutes: _, ...row } = toRow(written)
    expect(toForm({ ...bare, ...row })).toEqual(written)
  })

  it('opens with blanks where nothing is stored', () => {
    expect(toForm(bare)).toEqual(emptyForm)
  })

  it('has the names of its tags for keywords, in order, without those that are gone', () => {
    const tags = ['sales', null, 'calls'].map((name) => ({ blog_tags: name === null ? null : { name } }))
    expect(toForm({ ...bare, blog_post_tags: tags }).keywords).toEqual(['calls', 'sales'])
  })

  it('opens though its questions or steps are stored in another shape', () => {
    const { faqItems, howtoSteps, title } = toForm({
      ...bare,
      title: 'Still here',
      faq_items: { question: 'Why?' },
      howto_steps: [{ name: 'First' }],
    })
    expect({ faqItems, howtoSteps, title }).toEqual({ faqItems: [], howtoSteps: [], title: 'Still here' })
  })

  it('runs no script of another author when it is opened', () => {
    const content = '<p onclick="steal()">Hello</p><script>steal()</script><a href="javascript:steal()">x</a>'
    expect(toForm({ ...bare, content }).content).not.toMatch(/steal/)
    expect(toForm({ ...bare, content }).content).toContain('<p>Hello</p>')
  })

  it('is saved without scripts, and with all else as it was written', () => {
    const sent = clean({ ...written, content: '<p>Hello</p><script>steal()</script>' })
    expect(sent).toEqual({ ...written, content: '<p>Hello</p>' })
  })
})
