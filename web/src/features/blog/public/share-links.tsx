import { Button } from '~/ui/button.tsx'

interface Props {
  title: string
  address: string
}

const networks = [
  { name: 'X', to: (title: string, url: string) => `https://x.com/intent/post?text=${title}&url=${url}` },
  {
    name: 'LinkedIn',
    to: (_title: string, url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  },
  { name: 'Email', to: (title: string, url: string) => `mailto:?subject=${title}&body=${url}` },
]

/** Plain links: nothing of a network loads before somebody goes there. The script adds "Copy link" where it can. */
export function ShareLinks({ title, address }: Props) {
  return (
    <ul aria-label="Share" className="-mx-2.5 flex flex-wrap items-center">
      {networks.map(({ name, to }) => (
        <li key={name}>
          <Button asChild variant="quiet" size="small">
            <a
              href={to(encodeURIComponent(title), encodeURIComponent(address))}
              {...(name === 'Email' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <span className="sr-only">Share by </span>
              {name}
            </a>
          </Button>
        </li>
      ))}
      <li hidden data-copy-link={address}>
        <Button variant="quiet" size="small">
          Copy link
        </Button>
      </li>
    </ul>
  )
}
