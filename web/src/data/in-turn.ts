/** What is being saved of a record, by its id: what shows at once can be changed again before that. */
const saving = new Map<string, Promise<unknown>>()

/** How many changes show already and have not been sent, since others of the same record come first. */
let waiting = 0

/** The browser asks whoever closes the page while a change that shows has not been sent. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/** Sends a change once those before it have ended, however they did; the page isn't left without a question meanwhile. */
async function sendAfter<Outcome>(
  before: readonly Promise<unknown>[],
  save: () => Promise<Outcome>,
): Promise<Outcome> {
  if (waiting++ === 0) globalThis.addEventListener('beforeunload', askBeforeLeaving)
  await Promise.allSettled(before)
  if (--waiting === 0) globalThis.removeEventListener('beforeunload', askBeforeLeaving)
  return await save()
}

/**
 * Saves of the same record one after the other, in the order of the presses, so that none overtakes another; those of others side by
 * side. Starts at once where nothing of them is being saved.
 */
export function inTurn<Outcome>(ids: readonly string[], save: () => Promise<Outcome>): Promise<Outcome> {
  const before = ids.flatMap((id) => saving.get(id) ?? [])
  const next = before.length === 0 ? save() : sendAfter(before, save)
  for (const id of ids) saving.set(id, next)
  const forget = () => {
    for (const id of ids) if (saving.get(id) === next) saving.delete(id)
  }
  next.then(forget, forget)
  return next
}
