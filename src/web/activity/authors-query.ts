import { list } from '#web/data/list.ts'

/** The users by whom the history can be limited. */
export const authorsQuery = () => list('/v1/users', { limit: 200 })
