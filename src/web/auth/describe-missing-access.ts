import { toCamelCase } from '#api/case.ts'

const modules: Record<string, string> = {
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

const types: Record<string, string> = { read: 'Leer', register: 'Registrar', update: 'Cambiar', delete: 'Eliminar', mix: 'Todo' }

const formatAccessCode = (code: string) => {
  const [module = '', type = ''] = code.split('.')
  return `«${types[type] ?? type}» de ${modules[toCamelCase(module)] ?? module}`
}

/** "Le falta el acceso «Leer» de Clientes." */
export const describeMissingAccess = (codes: readonly string[]) => `Le falta ${accessNames(codes)}.`

/** Accesses of which any one is enough, in words: "el acceso «Leer» de Sesiones o «Leer» de Asistencias". */
const accessNames = (codes: readonly string[]) => `el acceso ${codes.map(formatAccessCode).join(' o ')}`
