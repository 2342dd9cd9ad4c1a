import { joinClasses } from './join-classes.ts'

interface Props {
  /** One or two letters. */
  initials: string
  imageUrl?: string | null
  size?: 'small' | 'medium'
}

/** A face or letters. Decorative: the name stands beside it or names the button around it. */
export function Avatar({ initials, imageUrl, size = 'medium' }: Props) {
  const box = size === 'small' ? 'size-6 text-[0.625rem]' : 'size-8 text-xs'
  if (imageUrl)
    return <img src={imageUrl} alt="" className={joinClasses('shrink-0 rounded-full object-cover', box)} />
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-sunken font-medium text-muted',
        box,
      )}
    >
      {initials}
    </span>
  )
}
