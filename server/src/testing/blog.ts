import type { Person, TestHost } from './host.ts'

/** Posts a body to one of the blog's functions as a person would from the editor. */
export async function askBlog(host: TestHost, { client }: Person, name: string, body: unknown) {
  const { data } = await client.auth.getSession()
  const response = await fetch(`${host.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${data.session?.access_token}`,
      apikey: host.publishableKey,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  return { status: response.status, answer }
}

export const blogPost = {
  title: 'Voice notes for sales teams',
  content: `<p>Voice notes save a sales team an hour a day. Maria Lopez from Bluebird Solutions uses Salesforce with voice notes in Berlin.</p>
    <h2>Why do voice notes work?</h2><p>People speak three times as fast as they type, and a voice note keeps the exact words of the customer.</p>
    <h2>Lead scoring</h2><p>With good notes the lead scoring model in Salesforce gets better data. Do not utilize old lists.</p>`,
}

/** A body that each function of the blog accepts. */
export const blogBodies: Record<string, Record<string, unknown>> = {
  'generate-image-alt-text': { imageUrl: 'https://x.example/sales-team.jpg', context: 'Calls' },
  'analyze-blog-content': { action: 'suggest_tags', ...blogPost },
  'ai-seo-analyzer': { action: 'extract_entities', ...blogPost },
  'optimize-tone': { action: 'analyze', content: blogPost.content, categoryName: '' },
  'calibrate-voice': { action: 'analyze', ...blogPost, postId: null, categoryId: null },
  'generate-optimization-suggestions': { ...blogPost, postId: null },
}
