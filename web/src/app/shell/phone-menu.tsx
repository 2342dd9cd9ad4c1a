import { Link } from '@tanstack/react-router'
import { Drawer } from '~/ui/drawer.tsx'
import { menuLabel, routeEntries } from '../routes.ts'
import { headerSocials } from './social-glyph.tsx'
import { SocialLinks } from './social-links.tsx'

/** Everything the header holds on larger screens. */
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
