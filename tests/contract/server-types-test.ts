// This file has what the server's types must accept, and what they must refuse: operations that forget whose data they return, columns that lack a property
// of the body, and responses that do not name a property. `tsc` is the test.
import type { ResponseBody } from '#api/operation.ts'
import type { OperationCall, Operations } from '#server/call.ts'
import type { ColumnsOf } from '#server/database/columns-of.ts'
import { narrow, openToEveryOwner, requireOwn } from '#server/ownership.ts'
import type { PropertiesOf } from '#server/properties-of.ts'
import { joinTurns, readSchedule, selectSchedules } from '#server/schedules/sql.ts'
import { writeChange } from '#server/sessions/changes/step-effect.ts'
import { joinClientsAndWorkers, readSession } from '#server/sessions/join-clients-and-workers.ts'
import { lockSession } from '#server/sessions/lock.ts'
import { selectRecords, selectSessions } from '#server/sessions/sql.ts'

type Handlers = Partial<Operations>
declare const trx: Parameters<typeof lockSession>[0]
declare const session: ResponseBody<'getSession'>

// narrowed: the rows come from a narrowed query.
export const list: Handlers['listSessions'] = async ({ db, actor, ownOnly }) =>
  joinClientsAndWorkers(db, await selectRecords(narrow(selectSessions(db), ownOnly)).execute(), { actor, ownOnly })
export const listAll: Handlers['listSessions'] = async ({ db, actor, ownOnly }) =>
  // @ts-expect-error the query is not narrowed
  joinClientsAndWorkers(db, await selectRecords(selectSessions(db)).execute(), { actor, ownOnly })
// @ts-expect-error the sessions are anybody's
export const listAnybodys: Handlers['listSessions'] = () => [session]

// record: the record has been compared with the caller.
export const getOne: Handlers['getSession'] = ({ db, path, actor, ownOnly }) => readSession(db, path.id, { actor, ownOnly })
// @ts-expect-error nobody compared the session with the caller
export const getAnybodys: Handlers['getSession'] = () => session
export const change: Handlers['updateSession'] = async ({ path, actor, ownOnly }) => {
  const stored = (await lockSession(trx, path.id))!
  writeChange(requireOwn(stored, ownOnly, 'sessions.update'), { note: null })
  // @ts-expect-error nobody compared the session with the caller
  writeChange(stored, { note: null })
  return readSession(trx, stored.id, { actor, ownOnly })
}

// any: the operation says that its response is open to every owner.
export const listSchedules: Handlers['listSchedules'] = async ({ db }) =>
  openToEveryOwner(await joinTurns(db, await selectSchedules(db).execute()))
// @ts-expect-error nothing says that every owner may read it
export const getSchedule: Handlers['getSchedule'] = ({ db, path }) => readSchedule(db, path.id)

// An operation without x-own cannot be limited to own data.
// @ts-expect-error it has no ownOnly
export type None = OperationCall<'createSession'>['ownOnly']

// Columns: each property of the body has one, even an optional one, except those that are stored elsewhere, and the table has it.
type Body = { id: string; name: string; email?: string }
export const allColumns = { name: 'Ana', email: null } satisfies ColumnsOf<'app_user', Body, 'id'>
// @ts-expect-error the e-mail is lost
export const lostColumn = { name: 'Ana' } satisfies ColumnsOf<'app_user', Body, 'id'>
// @ts-expect-error the table has no such column
export const unknownColumn = { name: 'Ana', email: null, nickname: 'Anita' } satisfies ColumnsOf<'app_user', Body, 'id'>
// @ts-expect-error the table has no column for a property of the body
export const lackingColumn = { name: 'Ana', email: null, nickname: 'Anita' } satisfies ColumnsOf<
  'app_user',
  Body & { nickname: string },
  'id'
>

// Properties: a response names each of them, even an optional one, except those that are added elsewhere.
export const allProperties = { name: 'Ana', email: undefined } satisfies PropertiesOf<Body, 'id'>
// @ts-expect-error nothing says who gets the e-mail
export const forgottenProperty = { name: 'Ana' } satisfies PropertiesOf<Body, 'id'>
// @ts-expect-error the response has no such property
export const unknownProperty = { name: 'Ana', email: undefined, nickname: 'Anita' } satisfies PropertiesOf<Body, 'id'>
