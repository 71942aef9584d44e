import { toCamelCase } from '#api/case.ts'

const moduleNames: Record<string, string> = {
  sessions: 'Sesiones',
  assists: 'Asistencias',
  mySessions: 'Mis Sesiones',
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

/** Lists codes, at most three by name: "«Leer» de Sesiones, «Todo» de Roles y 2 accesos más". */
export function formatAccessCodes(codes: readonly string[]) {
  const named = codes.slice(0, codes.length === 4 ? 4 : 3).map(formatAccessCode)
  const rest = codes.length - named.length
  return new Intl.ListFormat('es').format(rest > 0 ? [...named, `${rest} accesos más`] : named)
}

/** Says why a role or user cannot be changed: it has access that the signed-in user lacks. `name` is "Este rol". */
export const describeHigherAccess = (name: string, codes: readonly string[]) =>
  `${name} tiene accesos que usted no tiene (${formatAccessCodes(codes)}), así que no puede cambiarlo.`

/** Formats a code: "«Leer» de Sesiones". */
export function formatAccessCode(code: string) {
  const [module = '', type = ''] = code.split('.')
  return `«${(accessTypeNames as Record<string, string>)[type] ?? type}» de ${moduleNames[toCamelCase(module)] ?? module}`
}
