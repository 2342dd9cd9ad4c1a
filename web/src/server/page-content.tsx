import type { RenderContext, VisitorPage } from '@parley/core/site/rendering'
import type { ReactNode } from 'react'
import { brand } from '~/brand.ts'
import { ArticleView } from '~/features/blog/public/article-view.tsx'
import { BlogListing } from '~/features/blog/public/blog-listing.tsx'
import { BlogNotFound } from '~/features/blog/public/blog-not-found.tsx'
import { readArticle, readListing } from '~/features/blog/public/published.ts'
import { ContactThanks } from '~/features/contact/contact-thanks.tsx'
import { ContactView } from '~/features/contact/contact-view.tsx'
import { DevelopersView } from '~/features/developers/developers-view.tsx'
import { readReference } from '~/features/developers/reference/read-reference.ts'
import { LandingView } from '~/features/landing/landing-view.tsx'
import { LatestPosts } from '~/features/landing/latest-posts.tsx'
import { LegalDocument, readLegalDocument } from '~/features/legal/legal-document.tsx'
import PricingPage from '~/features/pricing/pricing-page.tsx'
import { pricingQuestions } from '~/features/pricing/questions.ts'
import { DemonstrationIsland } from './demonstration-island.tsx'
import { buildArticleHead, buildPreviewHead } from './head/article-head.ts'
import { buildFaqPage, buildOrganization, buildWebSite } from './head/json-ld.ts'
import { buildListingHead } from './head/listing-head.ts'
import type { PageHead } from './head/page-head.ts'
import { buildSiteHead } from './head/site.ts'

/** Head and content of a page. @throws where `listing` or `article` is not what the database answers. */
export function describePage(
  page: VisitorPage,
  context: RenderContext,
): { head: PageHead; content: ReactNode } {
  const { origin, path } = context
  const site = (
    title: string,
    description: string,
    more: { robots?: string; jsonLd?: readonly object[] } = {},
  ) => buildSiteHead({ title: `${title} · ${brand.name}`, description, origin, path, ...more })

  switch (page.kind) {
    case 'landing': {
      const listing = readListing(page.listing)
      return {
        head: {
          ...site(brand.name, brand.promise, { jsonLd: [buildOrganization(origin), buildWebSite(origin)] }),
          title: `${brand.name} · ${brand.tagline}`,
        },
        content: (
          <LandingView
            demonstration={<DemonstrationIsland />}
            latest={<LatestPosts listing={listing} origin={origin} />}
          />
        ),
      }
    }
    case 'listing': {
      const listing = readListing(page.listing)
      const images = { origins: [origin], sizes: context.imageSizes }
      return {
        head: buildListingHead(listing, page.filter, origin),
        content: <BlogListing listing={listing} filter={page.filter} images={images} />,
      }
    }
    case 'article': {
      const article = readArticle(page.article)
      return {
        head: page.isPreview ? buildPreviewHead(article, context) : buildArticleHead(article, context),
        content: <ArticleView article={article} context={context} isPreview={page.isPreview} />,
      }
    }
    case 'pricing':
      return {
        head: site(
          'Pricing',
          'Free on your own machine, or hosted for your team: plans by the month or by the year.',
          {
            jsonLd: [buildFaqPage(pricingQuestions)],
          },
        ),
        content: <PricingPage />,
      }
    case 'contact':
      return {
        head: site('Contact', `Write to the people behind this instance of ${brand.name}.`),
        content: <ContactView form={page.form} />,
      }
    case 'contact-thanks':
      return {
        head: site('Thank you', 'Your message has arrived.', { robots: 'noindex' }),
        content: <ContactThanks />,
      }
    case 'document': {
      const { title } = readLegalDocument(page.name)
      return {
        head: site(title, `${title}: what holds for this instance of ${brand.name}.`),
        content: <LegalDocument name={page.name} />,
      }
    }
    case 'developers':
      return {
        head: site(
          'Developers',
          `Quick start, REST reference, webhooks, the MCP server, limits and errors of ${brand.name}.`,
        ),
        content: <DevelopersView origin={origin} reference={readReference(page.reference)} />,
      }
    case 'not-found':
      return {
        head: site('Page not found', 'There is no page at this address.', { robots: 'noindex' }),
        content: <BlogNotFound />,
      }
  }
}
