import { Link } from '@tanstack/react-router'
import { Drawer } from '~/ui/drawer.tsx'
import { menuLabel, routeEntries } from '../routes.ts'
import { headerSocials } from './social-glyph.tsx'
import { SocialLinks } from './social-links.tsx'

/** The pages that stand below one of the header's, each reached there by its heading. */
function Within({ path, onClose }: { path: string; onClose: () => void }) {
  const entries = routeEntries.filter(({ within }) => within === path)
  if (entries.length === 0) return null
  return (
    <ul className="-mt-1 flex flex-wrap gap-x-5 pb-1">
      {entries.map((entry) => (
        <li key={entry.path}>
          <Link
            to={entry.path}
            onClick={onClose}
            className="flex min-h-11 items-center text-muted data-[status=active]:font-medium data-[status=active]:text-ink"
          >
            {menuLabel(entry)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Everything the header holds on larger screens, and what its pages lead to. */
export default function PhoneMenu({ onClose }: { onClose: () => void }) {
  return (
    <Drawer isOpen onOpenChange={onClose} title="Menu">
      <nav aria-label="All pages">
        <ul>
          {routeEntries
            .filter((entry) => entry.menu !== undefined)
            .map((entry) => (
              <li key={entry.path} className="border-b">
                <Link
                  to={entry.path}
                  onClick={onClose}
                  className="flex min-h-12 items-center text-body data-[status=active]:font-semibold"
                >
                  {menuLabel(entry)}
                </Link>
                <Within path={entry.path} onClose={onClose} />
              </li>
            ))}
        </ul>
      </nav>
      <div className="mt-6">
        <SocialLinks socials={headerSocials} />
      </div>
    </Drawer>
  )
}
