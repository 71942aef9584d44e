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

const typeNames: Record<string, string> = { read: 'Leer', register: 'Registrar', update: 'Cambiar', delete: 'Eliminar', mix: 'Todo' }

/** Returns a sentence for codes of which any one is enough: "Le falta el acceso «Leer» de Sesiones o «Leer» de Asistencias." */
export const describeMissingAccess = (codes: readonly string[]) => `Le falta el acceso ${codes.map(formatAccessCode).join(' o ')}.`

const formatAccessCode = (code: string) => {
  const [module = '', type = ''] = code.split('.')
  return `«${typeNames[type] ?? type}» de ${moduleNames[toCamelCase(module)] ?? module}`
}
