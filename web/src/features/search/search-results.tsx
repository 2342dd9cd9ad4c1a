import { stageName } from '@parley/core/leads/stages'
import { isPhoneNumber } from '@parley/core/text/search-words'
import { formatAge } from '~/data/ages.ts'
import { useStages } from '~/data/stages.ts'
import { TimeMark } from '~/ui/time-mark.tsx'
import { taskStatusLabel } from '../tasks/index.ts'
import type { CustomerHit } from './calls/customer-hits-query.ts'
import type { LeadHit } from './calls/lead-hits-query.ts'
import type { RecordingHit } from './calls/recording-hits-query.ts'
import type { TaskHit } from './calls/task-hits-query.ts'
import { Marked } from './marked.tsx'
import { excerptAround, holds } from './matches.ts'
import { accountPath, contactPath, leadPath, recordingPath, taskPath } from './paths.ts'
import { SearchGroup, SearchItem } from './search-item.tsx'

interface Props {
  words: string
  found: {
    leads: readonly LeadHit[]
    tasks: readonly TaskHit[]
    recordings: readonly RecordingHit[]
    accounts: readonly CustomerHit[]
    contacts: readonly CustomerHit[]
  }
  onOpen: (href: string) => void
}

/** The records that hold the words, by kind, the words marked. */
export function SearchResults({ words, found, onOpen }: Props) {
  const { leads, tasks, recordings } = found
  const stages = useStages()
  const isByPhone = isPhoneNumber(words)
  return (
    <>
      {leads.length > 0 && (
        <SearchGroup heading="Leads">
          {leads.map((lead) => {
            const { id, name, company, email, phone, status } = lead
            const href = leadPath(lead)
            const detail = [company, email, isByPhone && phone].filter(Boolean).join('\u00A0· ')
            return (
              <SearchItem
                key={id}
                value={href}
                href={href}
                onSelect={() => onOpen(href)}
                title={<Marked text={name} words={words} />}
                {...(detail === '' ? {} : { detail: <Marked text={detail} words={words} /> })}
                aside={stageName(stages, status)}
              />
            )
          })}
        </SearchGroup>
      )}
      {tasks.length > 0 && (
        <SearchGroup heading="Tasks">
          {tasks.map((task) => {
            const { id, title, description, status } = task
            const href = taskPath(task)
            return (
              <SearchItem
                key={id}
                value={href}
                href={href}
                onSelect={() => onOpen(href)}
                title={<Marked text={title} words={words} />}
                {...(description !== null && holds(description, words)
                  ? { detail: <Marked text={excerptAround(description, words)} words={words} /> }
                  : {})}
                aside={taskStatusLabel(status)}
              />
            )
          })}
        </SearchGroup>
      )}
      {recordings.length > 0 && (
        <SearchGroup heading="Recordings">
          {recordings.map((hit) => (
            <RecordingItem key={hit.id} hit={hit} words={words} onOpen={onOpen} />
          ))}
        </SearchGroup>
      )}
      <Customers heading="Accounts" hits={found.accounts} toPath={accountPath} {...{ words, onOpen }} />
      <Customers heading="Contacts" hits={found.contacts} toPath={contactPath} {...{ words, onOpen }} />
    </>
  )
}

interface CustomersProps extends Pick<Props, 'words' | 'onOpen'> {
  heading: string
  hits: readonly CustomerHit[]
  toPath: (hit: CustomerHit) => string
}

function Customers({ heading, hits, toPath, words, onOpen }: CustomersProps) {
  if (hits.length === 0) return null
  return (
    <SearchGroup heading={heading}>
      {hits.map((hit) => {
        const href = toPath(hit)
        const detail = [hit.detail, isPhoneNumber(words) && hit.phone].filter(Boolean).join('\u00A0· ')
        return (
          <SearchItem
            key={hit.id}
            value={href}
            href={href}
            onSelect={() => onOpen(href)}
            title={<Marked text={hit.name} words={words} />}
            {...(detail === '' ? {} : { detail: <Marked text={detail} words={words} /> })}
          />
        )
      })}
    </SearchGroup>
  )
}

function RecordingItem({
  hit,
  words,
  onOpen,
}: {
  hit: RecordingHit
  words: string
  onOpen: (href: string) => void
}) {
  const { summary, excerpt, seconds, hasSound, created_at: at } = hit
  const href = recordingPath(hit)
  const title = summary ? excerptAround(summary, words) : 'No summary'
  return (
    <SearchItem
      value={href}
      href={href}
      onSelect={() => onOpen(href)}
      title={<Marked text={title} words={words} />}
      {...(excerpt === null
        ? {}
        : {
            detail: (
              <>
                {seconds !== null && (
                  <span className="mr-1.5">
                    <TimeMark seconds={seconds} hasSound={hasSound} />
                  </span>
                )}
                <Marked text={excerpt} words={words} />
              </>
            ),
          })}
      aside={formatAge(at)}
    />
  )
}
