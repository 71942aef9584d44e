import type { UndoableKind } from '#domain/history-kinds.ts'
import { formatDays } from '#domain/spanish.ts'
import type { Tables } from '../../database/tables.ts'
import { formatSessionTime } from '../../upcoming-sessions.ts'

/** The columns of a record as the history keeps them: without those that are empty. */
export type Values = Record<string, unknown>

/** The type of access that a change of a record needs. */
export type AccessType = 'register' | 'update' | 'delete'

/** Returns what someone or something with this id is called. */
type GetName = (id: unknown) => string

type RecordKind<Table extends keyof Tables> = {
  table: Table
  /** The column with the id under which the history keeps a record. */
  idColumn: keyof Tables[Table] & string
  /** The columns that make the key of the record together with this id. */
  keyColumns: readonly (keyof Tables[Table] & string)[]
  /** True where a deleted record keeps its row. */
  isSoft: boolean
  /** The columns that name records without which this one cannot be. People of sessions may be deleted: only sessions to come need them. */
  parents: { readonly [Column in keyof Tables[Table] & string]?: UndoableKind }
  /** The access codes of which any one is enough. */
  listCodes: (type: AccessType, values: Values) => readonly string[]
  /** The words by which a sentence names a record without saying anything of it. */
  noun: string
  describe: (values: Values, getName: GetName) => string
}

const define = <Table extends keyof Tables>(kind: RecordKind<Table>) => kind

const sessionTypes = ['sessions.register', 'sessions.update', 'sessions.delete'] as const

const describeTime = (values: Values) => formatSessionTime(values as Parameters<typeof formatSessionTime>[0])

/** A kind of record, as an undo needs to know it. */
export const recordKinds = {
  person: define({
    table: 'person',
    idColumn: 'id',
    keyColumns: [],
    isSoft: true,
    parents: {},
    listCodes: (type) => [`clients.${type}`, `workers.${type}`],
    noun: 'la ficha de una persona',
    describe: (values) => `la ficha de ${[values.name, values.father_last_name, values.mother_last_name].filter(Boolean).join(' ')}`,
  }),
  client: define({
    table: 'client',
    idColumn: 'id',
    keyColumns: [],
    isSoft: true,
    parents: { person_id: 'person' },
    listCodes: (type) => [`clients.${type}`],
    noun: 'el cliente',
    describe: ({ person_id }, getName) => `el cliente ${getName(person_id)}`,
  }),
  worker: define({
    table: 'worker',
    idColumn: 'id',
    keyColumns: [],
    isSoft: true,
    parents: { person_id: 'person' },
    listCodes: (type) => [`workers.${type}`],
    noun: 'el trabajador',
    describe: ({ person_id }, getName) => `el trabajador ${getName(person_id)}`,
  }),
  schedule: define({
    table: 'schedule',
    idColumn: 'id',
    keyColumns: [],
    isSoft: true,
    parents: {},
    listCodes: (type) => [`schedules.${type}`],
    noun: 'el horario',
    describe: ({ name }) => `el horario «${name}»`,
  }),
  turn: define({
    table: 'turn',
    idColumn: 'id',
    keyColumns: [],
    isSoft: true,
    parents: { schedule_id: 'schedule' },
    listCodes: (type) => [`schedules.${type}`],
    noun: 'el turno',
    describe: ({ name }) => `el turno «${name}»`,
  }),
  session: define({
    table: 'session',
    idColumn: 'id',
    keyColumns: [],
    isSoft: true,
    parents: { turn_id: 'turn' },
    listCodes: (type) => [`sessions.${type}`],
    noun: 'la sesión',
    describe: (values, getName) => `la sesión de ${getName(values.client_id)} con ${getName(values.worker_id)} (${describeTime(values)})`,
  }),
  'working-hours': define({
    table: 'working_hours',
    idColumn: 'worker_id',
    keyColumns: ['day', 'start_time', 'end_time', 'from_date', 'to_date'],
    isSoft: false,
    parents: { worker_id: 'worker' },
    listCodes: () => ['workers.update'],
    noun: 'una de las horas de trabajo',
    describe: ({ worker_id }, getName) => `una de las horas de trabajo de ${getName(worker_id)}`,
  }),
  absence: define({
    table: 'absence',
    idColumn: 'id',
    keyColumns: [],
    isSoft: false,
    parents: { worker_id: 'worker' },
    listCodes: (_type, { worker_id }) => (worker_id === undefined ? ['schedules.update'] : ['workers.update', 'sessions.update']),
    noun: 'la ausencia',
    describe: ({ worker_id, from_date, to_date }, getName) =>
      `${worker_id === undefined ? 'el cierre de la clínica' : `la ausencia de ${getName(worker_id)}`} ${formatDays(String(from_date), String(to_date))}`,
  }),
  'waiting-entry': define({
    table: 'waiting_entry',
    idColumn: 'id',
    keyColumns: [],
    isSoft: false,
    parents: { client_id: 'client' },
    listCodes: (type) => [`sessions.${type}`],
    noun: 'la entrada de la lista de espera',
    describe: ({ client_id }, getName) => `la entrada de ${getName(client_id)} en la lista de espera`,
  }),
  message: define({
    table: 'message',
    idColumn: 'id',
    keyColumns: [],
    isSoft: false,
    parents: {},
    listCodes: () => ['sessions.update'],
    noun: 'el aviso al cliente',
    describe: ({ client_id }, getName) => `el aviso a ${getName(client_id)}`,
  }),
  reminder: define({
    table: 'session_reminder',
    idColumn: 'client_id',
    keyColumns: ['worker_id', 'turn_id', 'session_date', 'time'],
    isSoft: false,
    parents: {},
    listCodes: () => ['sessions.update'],
    noun: 'el recordatorio',
    describe: (values, getName) => `el recordatorio a ${getName(values.client_id)} (${describeTime(values)})`,
  }),
  reply: define({
    table: 'session_reply',
    idColumn: 'client_id',
    keyColumns: ['worker_id', 'turn_id', 'session_date', 'time'],
    isSoft: false,
    parents: {},
    // Replies end, and come back, with what someone does to their session.
    listCodes: () => sessionTypes,
    noun: 'la respuesta del cliente',
    describe: (values, getName) => `la respuesta de ${getName(values.client_id)} (${describeTime(values)})`,
  }),
} as const satisfies Record<UndoableKind, unknown>
