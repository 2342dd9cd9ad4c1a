import { Link, useLocation } from '@tanstack/react-router'
import { brand } from '~/brand.ts'
import { Logo } from '~/logo.tsx'
import { FooterColumn, FooterLink } from './footer-column.tsx'
import { SocialLinks } from './social-links.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const currentYear = new Date().getFullYear()

/** docs/specified.md S2.7. The badge row stays away from the landing page, which shows the claims itself. */
export function Footer() {
  const path = useLocation({ select: (location) => location.pathname })
  const hasBadges = path !== '/' && path !== '/landing' && brand.claims.length > 0
  return (
    <footer className="mt-16 border-t text-sm">
      <div className="beside-corner mx-auto max-w-[1208px] px-4 [--page:1208px] lg:px-6">
        {hasBadges && <ClaimRow />}
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 py-12 md:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-2 max-w-sm md:col-span-1">
            <Link to="/" aria-label={`${brand.name}, start page`} className="touch-target inline-block">
              <Logo />
            </Link>
            <p className="mt-3 text-muted">{brand.description}</p>
          </div>
          <FooterColumn title="Product">
            <FooterLink to="/dashboard">Dashboard</FooterLink>
            <FooterLink to="/voice">Voice Notes</FooterLink>
            <FooterLink to="/leads">Leads</FooterLink>
            <FooterLink to="/automations">Automations</FooterLink>
            <FooterLink to="/analytics">Analytics</FooterLink>
          </FooterColumn>
          <FooterColumn title="Resources">
            <FooterLink to="/blog">Blog</FooterLink>
            <FooterLink to="/support">Documentation</FooterLink>
            <FooterLink to="/support">FAQ</FooterLink>
            <FooterLink to="/developers">API Reference</FooterLink>
            <FooterLink to="/contact">Contact Us</FooterLink>
          </FooterColumn>
          <FooterColumn title="Legal">
            <FooterLink to="/privacy">Privacy</FooterLink>
            <FooterLink to="/terms">Terms</FooterLink>
            <FooterLink to="/cookies">Cookie</FooterLink>
            <FooterLink to="/security">Security</FooterLink>
          </FooterColumn>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t py-5 text-faint">
          <p className="tabular-nums">
            © {currentYear} {brand.name}
          </p>
          <ThemeChoice />
          <div className="flex flex-wrap items-center gap-x-4">
            <SocialLinks socials={['linkedin', 'youtube', 'instagram', 'x', 'tiktok', 'podcast']} />
            <a
              href={`mailto:${brand.supportEmail}`}
              className="inline-flex min-h-6 items-center text-muted hover:text-ink pointer-coarse:min-h-11"
            >
              {brand.supportEmail}
            </a>
          </div>
        </div>
      </div>
    </footer>
  )
}

function ClaimRow() {
  return (
    <ul aria-label="Security" className="flex flex-wrap gap-x-6 gap-y-2 border-b py-4 text-xs text-muted">
      {brand.claims.map((claim) => (
        <li key={claim}>{claim}</li>
      ))}
    </ul>
  )
}
