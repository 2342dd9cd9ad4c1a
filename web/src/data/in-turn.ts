/** What is being saved of a record, by its id: what shows at once can be changed again before that. */
const saving = new Map<string, Promise<unknown>>()

/**
 * Saves of the same record one after the other, in the order of the presses, so that none overtakes another; those of others side by
 * side. Starts at once where nothing of them is being saved.
 */
export function inTurn<Outcome>(ids: readonly string[], save: () => Promise<Outcome>): Promise<Outcome> {
  const before = ids.flatMap((id) => saving.get(id) ?? [])
  const next = before.length === 0 ? save() : Promise.allSettled(before).then(save)
  for (const id of ids) saving.set(id, next)
  const forget = () => {
    for (const id of ids) if (saving.get(id) === next) saving.delete(id)
  }
  next.then(forget, forget)
  return next
}
