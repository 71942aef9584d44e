import { errorCode } from '#api/errors.ts'
import type { OperationId } from '#api/operation.ts'
import { nameRefusals } from '#conformance/negative/refusals.ts'
import { changeAnswer, type ProxyFault, parseBody, put, withBody } from '../fault.ts'

/** A server whose refusals with this status name another field, so that a frontend shows the problem in the wrong place. */
const wrongPath = (operation: OperationId, status: 400 | 409, path: string, scenario: string): ProxyFault => ({
  name: `names ${path || 'nothing'} in each ${status}`,
  operation,
  pointer: '/body/error/details',
  scenario,
  createRule: changeAnswer(
    operation,
    (answer) => withBody(answer, put(parseBody(answer), ['error', 'details', '*', 'path'], path)),
    status,
  ),
})

/** Faults of what a server says where it refuses, as it should. */
export const refusalFaults: ProxyFault[] = [
  wrongPath(
    'createRole',
    409,
    'name',
    'a name, without regard to case and accents, and a code, without regard to case, belong to one role, until it is deleted',
  ),
  wrongPath('updateRole', 409, 'name', 'a change that has read an older version is refused, and of two at the same time one wins'),
  wrongPath(
    'createSchedule',
    409,
    'turns',
    'a name belongs to one schedule, without regard to case and accents, until that schedule is deleted',
  ),
  wrongPath(
    'createSchedule',
    409,
    'name',
    'two turns of one schedule have different names, without regard to case and accents, and those of two schedules may have the same',
  ),
  wrongPath(
    'updateSchedule',
    409,
    'name',
    'a change that has read an older version of a schedule is refused, also when only a turn has changed',
  ),
  wrongPath(
    'createClient',
    409,
    'document',
    'a document of createClient belongs to one person, without regard to case, until that person is deleted',
  ),
  wrongPath('updateClient', 409, 'document', 'a client does not get the document of someone else by a change'),
  wrongPath('updateClient', 409, 'id', 'a change that has read an older version is refused, and the newer one stays'),
  wrongPath('updateSession', 409, 'id', 'a change that has read an older version is refused, and the newer one stays'),
  wrongPath(
    'updateWorker',
    409,
    'id',
    'a change that has read an older version of a worker is refused, and of several at the same time one wins',
  ),
  wrongPath('savePerson', 409, 'id', 'a change or deletion that has read an older version of a person is refused, and the newer one stays'),
  wrongPath('createRole', 400, '', nameRefusals('createRole')),
  wrongPath('listRoles', 400, 'query', nameRefusals('listRoles')),
  {
    name: 'counts the wrong turns in the order of their times',
    operation: 'createSchedule',
    pointer: '/body/error/details',
    scenario: 'a turn that ends before it begins or has no room for a session is refused, with a detail for each wrong turn',
    createRule: changeAnswer(
      'createSchedule',
      (answer, call) => {
        const { turns } = parseBody<{ turns: { start_time: number }[] }>(call)
        const sorted = turns.toSorted((left, right) => left.start_time - right.start_time)
        const text = answer.text.replaceAll(/turns\.(\d)/g, (_, index) => `turns.${sorted.indexOf(turns[index]!)}`)
        return { ...answer, text }
      },
      400,
    ),
  },
  {
    name: 'gives a body that is not JSON the code of a wrong field',
    operation: 'createRole',
    pointer: '/body/error/code',
    scenario: nameRefusals('createRole'),
    createRule: changeAnswer(
      'createRole',
      (answer) => withBody(answer, put(parseBody(answer), ['error', 'code'], errorCode.badRequest)),
      400,
    ),
  },
]
