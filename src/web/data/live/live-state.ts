import { weekRefresh } from '#web/constants.ts'

/** Since when the page has been told of every change, in milliseconds since 1970. Undefined while it is not told, so that it polls. */
let liveSince: number | undefined

export const setLiveSince = (instant: number | undefined) => {
  liveSince = instant
}

/** Milliseconds that an answer may take. What arrives sooner after the stream has begun may have been read before. */
const longestAnswer = 10_000

type QueryState = { state: { dataUpdatedAt: number } }

/** True when the page has been told of every change since the data were read. Older data are polled once more. */
export const isUpToDate = ({ state }: QueryState) => liveSince !== undefined && state.dataUpdatedAt > liveSince + longestAnswer

/** The `refetchInterval` of queries that show the changes of colleagues: no polling while the page is told of changes. */
export const getPollInterval = (query: QueryState) => (isUpToDate(query) ? false : weekRefresh.interval)
