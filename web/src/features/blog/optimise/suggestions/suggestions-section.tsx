import { useStore } from '~/data/store.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import type { PostEditing } from '../../post-form.ts'
import { EngineNote } from '../parts/engine-note.tsx'
import { Section } from '../parts/section.tsx'
import { useSession } from '../session/session.tsx'
import { SuggestionItem } from './suggestion-item.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** Better titles and descriptions with their reasons; they come by themselves once the post is saved. */
export function SuggestionsSection({ editing }: { editing: PostEditing }) {
  const task = useStore(useSession().suggestions)
  const { isReady, load, apply } = useSuggestions(editing)
  const { result, isRunning, failure } = task
  return (
    <Section
      id="ai-suggestions"
      title="AI optimization suggestions"
      aside={result && <EngineNote engine={result.engine} />}
    >
      {!isReady && (
        <p className="text-sm text-muted">Save the post with a title and content to get suggestions.</p>
      )}
      {isRunning && result === null && <SkeletonRows count={2} label="Loading suggestions" />}
      {isReady && failure !== null && !isRunning && (
        <ErrorNotice title={failure} onRetry={() => void load()} />
      )}
      {result && (
        <>
          {result.suggestions.length === 0 ? (
            <p className="text-sm text-muted">Title and meta description need no change.</p>
          ) : (
            <ul>
              {result.suggestions.map((suggestion) => (
                <SuggestionItem
                  key={`${suggestion.type} ${suggestion.suggested}`}
                  suggestion={suggestion}
                  onApply={() => apply(suggestion)}
                />
              ))}
            </ul>
          )}
          {failure === null && (
            <Button
              size="small"
              className="mt-3"
              isBusy={isRunning}
              disabled={!isReady}
              onClick={() => void load()}
            >
              Suggest again
            </Button>
          )}
        </>
      )}
    </Section>
  )
}
