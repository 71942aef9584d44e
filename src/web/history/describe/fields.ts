import type {
  AbsenceInput,
  ClientInput,
  PersonInput,
  RoleInput,
  ScheduleInput,
  TurnInput,
  UserUpdate,
  WaitingEntryUpdate,
  WorkerInput,
} from '#api/generated/app.ts'
import { formatClock } from '#domain/clock.ts'
import { formatPhone } from '#domain/phones.ts'
import { formatFullDate } from '#domain/spanish.ts'
import { isDate } from '#domain/weeks.ts'
import type { HistoryEntry } from '../queries.ts'

type Values = Readonly<Record<string, unknown>>

type Written = PersonInput &
  ClientInput &
  WorkerInput &
  ScheduleInput &
  TurnInput &
  RoleInput &
  UserUpdate &
  WaitingEntryUpdate &
  AbsenceInput

/** The fields of the records whose changes are described field by field; those of a session have their own sentences. */
type NamedField = Exclude<keyof Written, 'id' | 'updatedAt' | 'person' | 'turns' | 'workerId'>

/** The Spanish names of the fields, in the order in which they are named. */
const labels: Record<NamedField, string> = {
  name: 'nombre',
  fatherLastName: 'primer apellido',
  motherLastName: 'segundo apellido',
  phone: 'teléfono',
  email: 'correo',
  address: 'dirección',
  birthDate: 'fecha de nacimiento',
  gender: 'género',
  document: 'documento',
  documentType: 'tipo de documento',
  guardianName: 'apoderado',
  guardianPhone: 'teléfono del apoderado',
  note: 'nota',
  positions: 'cargos',
  color: 'color',
  code: 'código',
  sessionDuration: 'duración de la sesión',
  breakDuration: 'descanso',
  startTime: 'comienzo',
  endTime: 'fin',
  fromDate: 'primer día',
  toDate: 'último día',
  untilDate: 'último día',
  fromTime: 'desde las',
  toTime: 'hasta las',
  days: 'días',
  workerIds: 'trabajadores',
  scheduleId: 'horario',
  reason: 'motivo',
}

const clockFields = new Set(['startTime', 'endTime', 'fromTime', 'toTime'])
const phoneFields = new Set(['phone', 'guardianPhone'])
const maxShownLength = 60

/** Lists the fields that differ between two states of a record. */
export function listChangedFields({ before, after }: Pick<HistoryEntry, 'before' | 'after'>): string[] {
  const [old, now]: Values[] = [before ?? {}, after ?? {}]
  return [...new Set([...Object.keys(old!), ...Object.keys(now!)])].filter((key) => JSON.stringify(old![key]) !== JSON.stringify(now![key]))
}

/** "teléfono (antes 911 200 300, ahora 911 200 301), correo": the fields that a change has changed, with short values as they were and are. */
export function describeFields(entry: Pick<HistoryEntry, 'before' | 'after'>): string {
  const changed = new Set(listChangedFields(entry))
  return Object.entries(labels)
    .filter(([field]) => changed.has(field))
    .map(([field, label]) => {
      const [old, now] = [formatValue(field, entry.before?.[field]), formatValue(field, entry.after?.[field])]
      return old === undefined || now === undefined ? label : `${label} (antes ${old || 'vacío'}, ahora ${now || 'vacío'})`
    })
    .join(', ')
}

/** Returns undefined for what is too long, or no text. */
function formatValue(field: string, value: unknown): string | undefined {
  if (value === undefined) return ''
  if (typeof value === 'number')
    return clockFields.has(field) ? formatClock(value) : field === 'documentType' || field === 'color' ? undefined : String(value)
  if (typeof value !== 'string' || value.length > maxShownLength || field === 'scheduleId') return undefined
  if (phoneFields.has(field)) return formatPhone(value)
  return isDate(value) ? formatFullDate(value) : value
}
