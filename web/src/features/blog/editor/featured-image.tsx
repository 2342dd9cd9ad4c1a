import { lengthLimits } from '@parley/core/seo/limits'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { ImageField } from '../images/image-field.tsx'
import { useAltText } from '../images/use-image-upload.ts'
import type { PostEditing } from '../post-form.ts'

const longestAlt = lengthLimits.altText.most

/** The picture at the head of the post with its alt text, which is written once the picture is stored. */
export function FeaturedImage({ form, change }: Pick<PostEditing, 'form' | 'change'>) {
  const { isGenerating, generate } = useAltText()
  const describe = async (url: string) => {
    const featuredImageAlt = await generate(url, form.title)
    if (featuredImageAlt !== null) change({ featuredImageAlt })
  }
  return (
    <div className="space-y-3">
      <ImageField
        label="Featured image"
        value={form.featuredImage}
        recommended="1200x630"
        context={form.title}
        onChange={(featuredImage) =>
          change(featuredImage === '' ? { featuredImage, featuredImageAlt: '' } : { featuredImage })
        }
        onUploaded={({ url }) => void describe(url)}
      />
      {form.featuredImage !== '' && (
        <>
          <Field
            label="Alt text of the featured image"
            aside={`${form.featuredImageAlt.length}/${longestAlt}`}
          >
            <Input
              value={form.featuredImageAlt}
              maxLength={longestAlt}
              onChange={({ target }) => change({ featuredImageAlt: target.value })}
            />
          </Field>
          <Button size="small" isBusy={isGenerating} onClick={() => void describe(form.featuredImage)}>
            {isGenerating ? 'Writing alt text' : 'Write alt text'}
          </Button>
        </>
      )}
    </div>
  )
}
