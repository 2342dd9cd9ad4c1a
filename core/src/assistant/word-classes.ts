/**
 * Words that mean much the same in a command: what is learned of one holds for all of its class. Stems, as the classifier reads
 * them (without plural endings).
 */
const classes: Record<string, string> = {
  show: 'show list find search give pull open display view see look lookup fetch bring dig check tell get',
  ask: 'who which what where when whose how whos whats any anyone anybody anything do does did is are have has',
  lead: 'lead deal prospect contact customer client opportunity account compan company buyer',
  task: 'task todo reminder job errand chore action',
  note: 'note memo comment log jot record remark',
  mail: 'email mail message follow followup letter reply answer draft compose',
  call: 'call recording conversation transcript meeting talk chat',
  say: 'say said mention mentioned tell told talk talked discuss discussed bring brought came',
  delete: 'delete remove erase bin ditch drop scrap trash kill purge wipe throw cancel strike clear discard',
  create: 'create add make new set put enter register save open',
  move: 'move mark put set change update push drag shift bump advance switch promote stick take bring turn',
  done: 'done finished finish complete completed ready closed tick ticked sent',
  delay: 'postpone reschedule delay push shift defer',
  stage: 'new contacted qualified proposal negotiation won lost',
  won: 'won win signed bought accepted agreed closed',
  lost: 'lost lose declined rejected cancelled',
  worth: 'worth value sum total amount money much big',
  remind: 'remind nudge ping alert forget remember',
  must: 'must need should ought gotta',
  contact: 'call ring phone email mail meet visit contact reach chase text write send',
  objection: 'objection concern worry pushback complaint problem',
  rival: 'competitor rival competition alternative',
  figure: 'figure number stat statistic kpi rate performance result conversion analytic report',
  time: 'today tomorrow tonight week month quarter year day',
  due: 'due overdue late open outstanding left pending',
  hot: 'hot warm promising best top likely likeliest',
  brief: 'briefing rundown overview summary brief recap',
  trial: 'trial trialist',
  grow: 'upsell upgrade expansion expand seat',
  revenue: 'mrr arr revenue churn retention',
  cart: 'cart basket checkout',
  loyal: 'vip loyal spender',
  negative: 'not dont never no nobody didnt isnt wasnt shouldnt wont',
}

const classOf = new Map<string, string[]>()
for (const [name, words] of Object.entries(classes)) {
  for (const word of words.split(' ')) classOf.set(word, [...(classOf.get(word) ?? []), name])
}

/** The names of the classes that a stem belongs to. */
export const classesOf = (stem: string): readonly string[] => classOf.get(stem) ?? []
