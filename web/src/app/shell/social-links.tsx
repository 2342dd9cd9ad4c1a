import { brand } from '~/brand.ts'
import { type Social, SocialGlyph, socialNames } from './social-glyph.tsx'

const linkClasses =
  'inline-flex size-8 items-center justify-center rounded-md text-faint transition-colors hover:bg-sunken hover:text-ink pointer-coarse:size-11'

export function SocialLinks({ socials }: { socials: readonly Social[] }) {
  return (
    <ul className="-mx-2 flex flex-wrap" aria-label="Social media">
      {socials.map((social) => (
        <li key={social}>
          <a
            href={brand.socials[social]}
            target="_blank"
            rel="noreferrer"
            className={linkClasses}
            aria-label={socialNames[social]}
          >
            <SocialGlyph social={social} />
          </a>
        </li>
      ))}
    </ul>
  )
}
