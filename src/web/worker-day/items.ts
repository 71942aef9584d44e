/** The key of a free time, which tells it from the other items of the day. */
export const getFreeTimeKey = (workerId: string, turnId: string, start: number) => `${workerId} ${turnId} ${start}`

/** Finds the worker's column and the item that contain an element. */
export function locateItem(target: EventTarget | null) {
  const element = target instanceof Element ? target : null
  const column = element?.closest<HTMLElement>('[data-worker]') ?? null
  const item = element?.closest<HTMLElement>('[data-session], [data-free]') ?? null
  return { column, item }
}

const itemSelector = '[data-session], [data-free]'

/** Lists the items of a column in the order of time. */
export const listItems = (column: Element | null | undefined) => [...(column?.querySelectorAll<HTMLElement>(itemSelector) ?? [])]

/** Returns the start of an item in minutes. */
export const getStart = (item: HTMLElement) => Number(item.dataset.start)

/** Returns the key of an item: of its session, or of its free time. */
export function getItemKey(item: HTMLElement): string {
  const { session, free = '' } = item.dataset
  return session ?? getFreeTimeKey(locateItem(item).column?.dataset.worker ?? '', free, getStart(item))
}

/** Finds the item of a column that begins nearest to a time. */
export function findNearestItem(column: Element | null | undefined, start: number): HTMLElement | undefined {
  const [nearest] = listItems(column).sort((one, other) => Math.abs(getStart(one) - start) - Math.abs(getStart(other) - start))
  return nearest
}

/** Finds the column of a worker. */
export const findColumn = (within: ParentNode | null, workerId: string) =>
  within?.querySelector<HTMLElement>(`[data-worker="${CSS.escape(workerId)}"]`)

/** Focuses an item and scrolls it into view. */
export function focusItem(item: HTMLElement | undefined) {
  item?.focus({ preventScroll: true })
  item?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
