import { lengthLimits } from '@parley/core/seo/limits'
import { truncate } from '@parley/core/text/words'
import { Button } from '~/ui/button.tsx'
import { toast } from '~/ui/toast.ts'
import type { PostEditing, PostForm } from '../../post-form.ts'
import type { Dashboard } from '../calls/dashboard.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import { Block } from '../parts/section.tsx'

interface Props {
  social: NonNullable<Dashboard['social']>
  editing: PostEditing
}

/** Texts for the networks, to copy or to take over, and what to remember. */
export function SocialBlock({ social, editing: { change } }: Props) {
  const use = (part: Partial<PostForm>) => {
    change(part)
    toast.success('Suggestion applied')
  }
  const texts = [
    {
      name: 'LinkedIn',
      text: social.linkedin,
      part: { linkedinDescription: truncate(social.linkedin, lengthLimits.linkedinDescription.most) },
    },
    {
      name: 'X/Twitter',
      text: social.twitter,
      part: { twitterDescription: truncate(social.twitter, lengthLimits.twitterDescription.most) },
    },
    { name: 'Threads', text: social.threads, part: null },
  ]
  return (
    <Block title="Summaries">
      {texts.map(({ name, text, part }) => (
        <div key={name} className="border-b py-2 first:pt-0">
          <div className="flex items-center gap-2">
            <h4 className="flex-1 text-xs text-faint">{name}</h4>
            {part && (
              <Button
                size="small"
                variant="quiet"
                aria-label={`Use as ${name} description`}
                onClick={() => use(part)}
              >
                Use
              </Button>
            )}
            <CopyButton text={text} what={`the ${name} text`} />
          </div>
          <p className="text-sm whitespace-pre-line">{text}</p>
        </div>
      ))}
      {social.key_takeaways.length > 0 && (
        <>
          <h4 className="mt-3 mb-1 text-xs text-faint">Key takeaways</h4>
          <ul className="list-disc space-y-0.5 pl-5 text-sm marker:text-faint">
            {social.key_takeaways.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
    </Block>
  )
}
