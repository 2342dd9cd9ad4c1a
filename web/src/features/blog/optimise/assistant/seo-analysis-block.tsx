import { Button } from '~/ui/button.tsx'
import { toast } from '~/ui/toast.ts'
import type { PostEditing } from '../../post-form.ts'
import { EngineNote } from '../parts/engine-note.tsx'
import { OfferedWords } from '../parts/keyword-chips.tsx'
import { PostScore } from '../parts/score-line.tsx'
import { Block } from '../parts/section.tsx'
import { addKeywords, toTaken } from '../reading/keywords.ts'
import { isUsableMeta, toMetaDescription } from '../reading/meta-suggestion.ts'
import type { SeoAnalysis } from '../reading/parse-analysis.ts'
import type { Made } from '../session/create-session.ts'

interface Props {
  analysis: Made<SeoAnalysis>
  editing: PostEditing
}

/** An SEO analysis: score, advice, keywords to add and a meta description to take over. */
export function SeoAnalysisBlock({ analysis, editing: { form, change } }: Props) {
  const { score, advice, keywords, metaDescription, engine } = analysis
  const points = Number.parseInt(score ?? '', 10)
  const apply = (text: string) => {
    change({ seoDescription: toMetaDescription(text) })
    toast.success('Suggestion applied')
  }
  return (
    <Block title="SEO analysis" aside={<EngineNote engine={engine} />}>
      <div className="space-y-4">
        {Number.isFinite(points) && <PostScore score={points} />}
        {advice.length > 0 && (
          <ul className="list-disc space-y-1 pl-5 text-sm marker:text-faint">
            {advice.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
        {keywords.length > 0 && (
          <div>
            <h4 className="mb-1.5 text-xs text-faint">Keywords</h4>
            <OfferedWords
              label="Suggested keywords"
              words={keywords}
              taken={toTaken(form.keywords)}
              onAdd={(word) => change({ keywords: addKeywords(form.keywords, [word]) })}
            />
          </div>
        )}
        {metaDescription !== null && (
          <div>
            <h4 className="mb-1.5 text-xs text-faint">
              Meta description, {metaDescription.length} characters
            </h4>
            <p className="max-w-prose text-body">{metaDescription}</p>
            <div className="mt-2 flex flex-wrap items-center gap-3">
              <Button
                size="small"
                disabled={
                  !isUsableMeta(metaDescription) || form.seoDescription === toMetaDescription(metaDescription)
                }
                onClick={() => apply(metaDescription)}
              >
                Use as meta description
              </Button>
              {!isUsableMeta(metaDescription) && (
                <span className="text-sm text-muted">It needs 100 to 165 characters to be used.</span>
              )}
            </div>
          </div>
        )}
      </div>
    </Block>
  )
}
