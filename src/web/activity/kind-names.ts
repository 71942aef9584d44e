import { mayReadHistoryKind } from '#domain/history-kinds.ts'
import type { AccessHolder } from '#web/auth/access.ts'
import type { HistoryKind } from '#web/history/queries.ts'

/** The kinds of records as the filter names them. */
export const kindNames: Record<HistoryKind, string> = {
  session: 'Sesiones',
  'waiting-entry': 'Lista de espera',
  reminder: 'Recordatorios',
  reply: 'Respuestas por el enlace',
  message: 'Avisos a clientes',
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

/** Lists the kinds of records whose history a user may read. */
export function listReadableKinds(user: AccessHolder): HistoryKind[] {
  const access = new Set(user.access.map(({ code }) => code))
  return (Object.keys(kindNames) as HistoryKind[]).filter((kind) => mayReadHistoryKind(access, kind))
}
