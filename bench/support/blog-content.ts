import { createAuthor, publish, uploadImage } from '../../e2e/support/published.ts'
import { sampleCompany } from '../../supabase/seed/index.ts'

/** A 1×1 PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Publishes the sample posts on an instance, one with a picture; answers the slug of that one. */
export async function publishSamplePosts(url: string): Promise<string> {
  const author = await createAuthor(url, 'Mara Lind', 'mara@bench.example')
  const image = await uploadImage(author, 'pixel.png', new Uint8Array(pixel))
  const samples = sampleCompany.posts.filter(({ publishedDaysAgo }) => publishedDaysAgo !== null)
  await publish(
    author,
    samples.map((post, index) => ({
      title: post.title,
      slug: post.slug,
      excerpt: post.excerpt,
      content: post.content,
      seo_title: post.seoTitle,
      seo_description: post.seoDescription,
      faq_items: post.faqItems,
      read_time_minutes: 3,
      tags: ['calls'],
      daysAgo: post.publishedDaysAgo ?? 1,
      ...(index === 0 ? { featured_image_url: image, featured_image_alt: 'A pixel' } : {}),
    })),
  )
  return samples[0]?.slug ?? ''
}
