import { formatCount } from '#web/ui/list/format-count.ts'

/** Formats a number of users: "1 usuario", "4 usuarios". */
export const formatUserCount = (count: number) => `${formatCount(count)} ${count === 1 ? 'usuario' : 'usuarios'}`

/** Formats a number of access: "1 acceso", "2 accesos". */
export const formatAccessCount = (count: number) => `${formatCount(count)} ${count === 1 ? 'acceso' : 'accesos'}`
