import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { createTurn } from '../../agenda.ts'
import { buildPerson, randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { expectUndoAndRedo } from './undo.ts'

/** These scenarios are about what an undo restores of everything but sessions. */
export const undoneRecords: Scenario[] = [
  {
    title: 'undoing a change of the waiting list, of absences or of working hours restores them, and undoing that does it again',
    operations: [
      ...(['undoChange', 'createWaitingEntry', 'updateWaitingEntry', 'deleteWaitingEntry', 'createAbsence', 'createAbsences'] as const),
      ...(['updateAbsence', 'deleteAbsence', 'replaceWorkerWorkingHours'] as const),
    ],
    run: async (context) => {
      context.needOperation('undoChange')
      const { administrator, createAgenda, needTag } = context
      for (const tag of ['waiting-list', 'availability']) await needTag(tag)
      const { client, worker, today } = await createAgenda()
      const readEntries = () => administrator.call('listWaitingEntries', { query: { client_id: client } })
      const body = { client_id: client, days: [2], note: 'Por la tarde.' }
      await expectUndoAndRedo(context, () => administrator.call('createWaitingEntry', { body }), readEntries)
      const path = { id: (await readEntries()).body[0]!.id }
      await expectUndoAndRedo(context, () => administrator.call('updateWaitingEntry', { path, body: { days: [4] } }), readEntries)
      await expectUndoAndRedo(context, () => administrator.call('deleteWaitingEntry', { path }), readEntries)

      const absence = { worker_id: worker, from_date: today, to_date: addDays(today, 2), reason: 'Curso' }
      const query = { worker_id: worker, from: today, to: addDays(today, 30) }
      const readAbsences = () => administrator.call('listAbsences', { query })
      await expectUndoAndRedo(context, () => administrator.call('createAbsence', { body: absence }), readAbsences)
      const id = (await readAbsences()).body.find(({ worker_id }) => worker_id === worker)!.id
      const { worker_id: _, ...longer } = { ...absence, to_date: addDays(today, 5) }
      await expectUndoAndRedo(context, () => administrator.call('updateAbsence', { path: { id }, body: longer }), readAbsences)
      await expectUndoAndRedo(context, () => administrator.call('deleteAbsence', { path: { id } }), readAbsences)
      await expectUndoAndRedo(context, () => administrator.call('createAbsences', { body: { absences: [absence] } }), readAbsences)

      const readHours = () => administrator.call('listWorkerWorkingHours', { path: { id: worker } })
      for (const days of [[1, 2], [2, 3], []]) {
        const hours = days.map((day) => ({ day, start_time: parseTimeOfDay('08:00'), end_time: parseTimeOfDay('12:00') }))
        const replace = () => administrator.call('replaceWorkerWorkingHours', { path: { id: worker }, body: hours })
        await expectUndoAndRedo(context, replace, readHours)
      }
    },
  },
  {
    title: 'undoing a change of a schedule restores it with its turns, and undoing that does it again',
    operations: ['undoChange', 'createSchedule', 'updateSchedule', 'deleteSchedule'],
    run: async (context) => {
      context.needOperation('undoChange')
      const { administrator } = context
      const { schedule } = await createTurn(administrator)
      const path = { id: schedule }
      const { body: stored } = await administrator.call('getSchedule', { path })
      const { name, session_duration, break_duration, turns } = stored
      const kept = turns.map(({ id, start_time, end_time }) => ({ id, name: 'Primero', start_time, end_time }))
      const added = { name: 'Noche', start_time: parseTimeOfDay('20:00'), end_time: parseTimeOfDay('22:00') }
      const read = () => administrator.call('listSchedules', { query: { search: name } })
      const change = (body: { turns: object[] }) =>
        administrator.call('updateSchedule', { path, body: { name, session_duration, break_duration, ...body } as never })
      await expectUndoAndRedo(context, () => change({ turns: [...kept, added] }), read)
      await expectUndoAndRedo(context, () => change({ turns: [added] }), read)
      await expectUndoAndRedo(context, () => administrator.call('deleteSchedule', { path }), read)
      const body = { name: `${name}b`, session_duration, break_duration, turns: [added] }
      await expectUndoAndRedo(context, () => administrator.call('createSchedule', { body }), read)
    },
  },
  {
    title: 'undoing a change of a client, a worker or a person restores them, and undoing that does it again',
    operations: [
      ...(['undoChange', 'createClient', 'updateClient', 'deleteClient', 'createWorker', 'updateWorker', 'deleteWorker'] as const),
      'savePerson',
    ],
    run: async (context) => {
      context.needOperation('undoChange')
      const { administrator, needTag } = context
      for (const tag of ['clients', 'workers', 'people']) await needTag(tag)
      const search = randomWord()
      const build = () => buildPerson({ name: search })
      const readPeople = () => administrator.call('listPeople', { query: { search } })

      const readClients = () => administrator.call('listClients', { query: { search } })
      const body = { person: build(), guardian_name: 'Rosa Luna', note: 'Prefiere la mañana.' }
      await expectUndoAndRedo(context, () => administrator.call('createClient', { body }), readClients)
      const { id, person } = (await readClients()).body[0]!
      const changed = { id, person: { ...build(), id: person.id }, note: null }
      await expectUndoAndRedo(context, () => administrator.call('updateClient', { path: { id }, body: changed }), readClients)
      await expectUndoAndRedo(context, () => administrator.call('deleteClient', { path: { id } }), readPeople)

      const readWorkers = () => administrator.call('listWorkers', { query: { search } })
      await expectUndoAndRedo(context, () => administrator.call('createWorker', { body: { person: build(), positions: [5] } }), readWorkers)
      const worker = (await readWorkers()).body[0]!
      const update = { id: worker.id, person: { id: worker.person.id }, positions: [1, 5] as (1 | 5)[], color: 3 }
      await expectUndoAndRedo(context, () => administrator.call('updateWorker', { body: update }), readWorkers)
      await expectUndoAndRedo(context, () => administrator.call('deleteWorker', { path: { id: worker.id } }), readWorkers)

      await expectUndoAndRedo(context, () => administrator.call('savePerson', { body: build() }), readPeople)
      const alone = (await readPeople()).body[0]!.id
      const rename = () => administrator.call('savePerson', { body: { id: alone, mother_last_name: randomWord() } })
      await expectUndoAndRedo(context, rename, readPeople)
      await expectUndoAndRedo(context, () => administrator.call('savePerson', { body: { id: alone } }), readPeople)
    },
  },
]
