/** The list with one item moved by a number of places; unchanged where there is no such place. */
export function moveItem<Item>(list: readonly Item[], index: number, by: number): Item[] {
  const moved = list[index]
  const target = index + by
  if (moved === undefined || target < 0 || target >= list.length) return [...list]
  const rest = list.toSpliced(index, 1)
  return rest.toSpliced(target, 0, moved)
}

/** The list with the item of the same id replaced. */
export const replaceItem = <Item extends { id: string }>(list: readonly Item[], next: Item): Item[] =>
  list.map((item) => (item.id === next.id ? next : item))
