import { toCamelCase } from '#api/case.ts'

const moduleNames: Record<string, string> = {
  sessions: 'Sesiones',
  assists: 'Asistencias',
  mySessions: 'Mis sesiones',
  clients: 'Clientes',
  publicLinks: 'Enlaces públicos',
  workers: 'Trabajadores',
  schedules: 'Horarios',
  users: 'Usuarios',
  roles: 'Roles',
  access: 'Accesos',
}

/** The types of access in the order of the columns, and their names. */
export const accessTypeNames = { read: 'Leer', register: 'Registrar', update: 'Actualizar', delete: 'Eliminar', mix: 'Todo' } as const

export type AccessType = keyof typeof accessTypeNames

/** Returns a sentence for codes of which any one is enough: "Le falta el acceso «Leer» de Sesiones o «Leer» de Asistencias." */
export const describeMissingAccess = (codes: readonly string[]) => `Le falta el acceso ${codes.map(formatAccessCode).join(' o ')}.`

/** Formats a code: "«Leer» de Sesiones". */
export function formatAccessCode(code: string) {
  const [module = '', type = ''] = code.split('.')
  return `«${(accessTypeNames as Record<string, string>)[type] ?? type}» de ${moduleNames[toCamelCase(module)] ?? module}`
}
