import type { Names } from '@parley/core/automations/describe'
import { useQuery } from '@tanstack/react-query'
import { person } from '~/data/person-place.ts'
import { useStages } from '~/data/stages.ts'
import { mailTemplatesQuery } from '~/features/mail/index.ts'
import { membersQuery } from '../people/index.ts'

const none: never[] = []

/** The people, templates and stages that sentences name, as the person reads them. */
export function useNames() {
  const { data: members = none } = useQuery(membersQuery())
  const { data: templates = none } = useQuery(mailTemplatesQuery())
  const names: Names = {
    people: new Map(members.map(({ id, name }) => [id, name])),
    templates: new Map(templates.map(({ id, name }) => [id, name])),
    stages: useStages(),
    locale: person.locale,
  }
  return { members, templates, names }
}
