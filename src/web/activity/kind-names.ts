import type { HistoryKind } from '../history/queries.ts'

/** The kinds of records as the filter names them. */
export const kindNames: Record<HistoryKind, string> = {
  session: 'Sesiones',
  'waiting-entry': 'Lista de espera',
  reminder: 'Recordatorios',
  reply: 'Respuestas por el enlace',
  client: 'Clientes',
  person: 'Datos personales',
  'public-link': 'Enlaces públicos',
  feed: 'Calendarios',
  worker: 'Trabajadores',
  'working-hours': 'Horas de trabajo',
  absence: 'Ausencias y cierres',
  schedule: 'Horarios',
  turn: 'Turnos',
  role: 'Roles',
  user: 'Usuarios',
  'sign-in': 'Inicios de sesión',
}

/** True for the name of a kind of record. */
export const isKind = (text: string | undefined): text is HistoryKind => text !== undefined && text in kindNames
