import { parseTimeOfDay } from '#domain/clock.ts'
import { paths } from '#web/navigation/paths.ts'
import { clients, setClinicTime, workers } from './agenda.ts'
import { colleague } from './colleague.ts'
import { type MountOptions, mount } from './mount.tsx'

type Entry = Parameters<typeof colleague.post<'/v1/waiting-list'>>[1]['body']

/** Adds an entry to the waiting list, and returns its id. */
export const addWaitingEntry = async (entry: Entry) => (await colleague.post('/v1/waiting-list', { body: entry })).id

/** Returns the given names of the clients who wait, in their order. */
export const listWaitingNames = async () => (await colleague.get('/v1/waiting-list')).map(({ client }) => client.person.name)

/** The wishes of Tomás: afternoons, with Ana or Jorge. */
export const afternoons: Omit<Entry, 'clientId'> = {
  days: [2, 4],
  fromTime: parseTimeOfDay('13:00'),
  workerIds: [workers.ana, workers.jorge],
  untilDate: '2026-12-20',
}

/** Opens a screen on Monday 23 November, by default the list, on which Tomás waits first, then Zoe. */
export async function mountList(url = paths.waitingList(), prepare: MountOptions['prepare'] = waitInOrder, options: MountOptions = {}) {
  setClinicTime('2026-11-23', '10:00')
  return mount(url, { usesRealServer: true, prepare, ...options })
}

/** Tomás waits first, then Zoe. */
export async function waitInOrder() {
  await addWaitingEntry({ clientId: clients.tomas, ...afternoons, note: 'Sale del colegio a la 1:30.' })
  await addWaitingEntry({ clientId: clients.zoe })
}
