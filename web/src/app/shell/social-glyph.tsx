import { brand } from '~/brand.ts'

export type Social = keyof typeof brand.socials

/** docs/specified.md S2.4: in the header where there is room, in its menus otherwise. */
export const headerSocials = [
  'linkedin',
  'youtube',
  'instagram',
  'tiktok',
] as const satisfies readonly Social[]

export const socialNames: Record<Social, string> = {
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  instagram: 'Instagram',
  x: 'X',
  tiktok: 'TikTok',
  podcast: 'Podcast',
}

/** Plain outlines in the weight of the other icons, drawn for this product. */
const outlines: Record<Social, string> = {
  linkedin:
    'M4.500 6.500v6M4.500 3.800v.01M7.700 12.500v-6M7.700 9.200c0-1.600 1-2.600 2.300-2.600s2.100.9 2.100 2.600v3.300',
  youtube:
    'M2 5.500c.2-1.300.8-1.800 2-1.900 2.600-.2 5.400-.2 8 0 1.200.1 1.800.6 2 1.900.2 1.700.2 3.300 0 5-.2 1.300-.8 1.800-2 1.900-2.600.2-5.400.2-8 0-1.200-.1-1.800-.6-2-1.900-.2-1.700-.2-3.300 0-5ZM6.800 6v4l3.400-2Z',
  instagram:
    'M5 2.500h6A2.500 2.500 0 0 1 13.500 5v6a2.500 2.500 0 0 1-2.500 2.500H5A2.500 2.500 0 0 1 2.500 11V5A2.500 2.500 0 0 1 5 2.500ZM8 5.600a2.400 2.400 0 1 0 0 4.800 2.400 2.400 0 0 0 0-4.800ZM11.200 4.800v.01',
  x: 'm3 3 10 10M13 3 3 13',
  tiktok: 'M9 2.500v7.800a2.600 2.600 0 1 1-2.600-2.600M9 2.500c.2 2 1.600 3.300 3.500 3.500',
  podcast:
    'M8 9.800v3.700M8 6.500a1.200 1.200 0 1 0 0 2.400 1.200 1.200 0 0 0 0-2.400ZM5.300 10a3.600 3.600 0 1 1 5.400 0M3.400 11.800a6.200 6.200 0 1 1 9.200 0',
}

export function SocialGlyph({ social }: { social: Social }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
      <path
        d={outlines[social]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
