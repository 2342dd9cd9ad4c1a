import { useStore } from '~/data/store.ts'
import { Button } from '~/ui/button.tsx'
import type { PostEditing } from '../../post-form.ts'
import { EngineNote } from '../parts/engine-note.tsx'
import { OfferedWords } from '../parts/keyword-chips.tsx'
import { LinkList } from '../parts/link-list.tsx'
import { Block, Section } from '../parts/section.tsx'
import { addKeywords, toTaken } from '../reading/keywords.ts'
import { useSession } from '../session/session.tsx'
import { SeoAnalysisBlock } from './seo-analysis-block.tsx'
import { useContentActions } from './use-content-actions.ts'

/** Tags, links, intent and an SEO analysis of the post as it stands in the editor. */
export function ContentAssistant({ editing }: { editing: PostEditing }) {
  const { form, change, content } = editing
  const session = useSession()
  const tags = useStore(session.tags)
  const links = useStore(session.links)
  const intent = useStore(session.intent)
  const seo = useStore(session.seo)
  const actions = useContentActions(editing)
  const add = (...words: string[]) => change({ keywords: addKeywords(form.keywords, words) })
  const taken = toTaken(form.keywords)
  return (
    <Section id="content-assistant" title="AI content assistant">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void actions.suggestTags()} isBusy={tags.isRunning}>
          Suggest tags
        </Button>
        <Button onClick={() => void actions.suggestLinks()} isBusy={links.isRunning}>
          Suggest links
        </Button>
        <Button onClick={() => void actions.classifyIntent()} isBusy={intent.isRunning}>
          Classify intent
        </Button>
        <Button onClick={() => void actions.analyseSeo()} isBusy={seo.isRunning}>
          SEO analysis
        </Button>
      </div>
      <div className="mt-5 space-y-6 empty:hidden">
        {tags.result && (
          <Block title="Suggested tags" aside={<EngineNote engine={tags.result.engine} />}>
            {tags.result.tags.length > 0 ? (
              <div className="flex flex-wrap items-start gap-2">
                <OfferedWords label="Suggested tags" words={tags.result.tags} taken={taken} onAdd={add} />
                <Button
                  size="small"
                  variant="quiet"
                  disabled={tags.result.tags.every((tag) => taken.has(tag.toLowerCase()))}
                  onClick={() => add(...(tags.result?.tags ?? []))}
                >
                  Add all
                </Button>
              </div>
            ) : (
              <p className="text-sm text-muted">No tags found yet. Write some more text first.</p>
            )}
          </Block>
        )}
        {links.result && (
          <Block title="Links to other posts" aside={<EngineNote engine={links.result.engine} />}>
            <LinkList links={links.result.links} content={content} />
          </Block>
        )}
        {intent.result && (
          <Block title="Search intent" aside={<EngineNote engine={intent.result.engine} />}>
            <p className="text-body">
              {intent.result.intent !== '' && (
                <span className="font-medium capitalize">{intent.result.intent}. </span>
              )}
              <span className="text-muted">{intent.result.reason}</span>
            </p>
          </Block>
        )}
        {seo.result && <SeoAnalysisBlock analysis={seo.result} editing={editing} />}
      </div>
    </Section>
  )
}
