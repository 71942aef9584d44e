import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { clients, morning, setClinicTime, workers } from './agenda.ts'
import { addAbsence, bookAsColleague, deleteSessions, listSessionsOf } from './colleague.ts'
import { type MountOptions, mount } from './mount.tsx'

export const main = () => page.getByRole('main')
export const row = (date: string) => main().getByRole('listitem', { name: new RegExp(`^${date},`) })
export const button = (name: string | RegExp) => main().getByRole('button', { name })
export const settleAll = (name: string) => main().getByRole('group', { name: 'Para todas las que faltan' }).getByRole('button', { name })

/** Ana meets Ian at 09:40 on Tuesdays. On 8 December she has another client then, and on 15 December she is absent. */
export async function visitPlan(options: MountOptions = {}, prepareMore: () => Promise<unknown> = async () => {}) {
  setClinicTime('2026-11-24', '10:00')
  const prepare = async () => {
    await deleteSessions({ workerId: workers.ana })
    await deleteSessions({ clientId: clients.ian })
    await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate: '2026-12-08', time: 580 })
    await addAbsence({ workerId: workers.ana, fromDate: '2026-12-14', toDate: '2026-12-18' })
    await prepareMore()
  }
  const first = { turn: morning, date: '2026-12-01', time: '580' }
  const url = paths.planSeries({ client: clients.ian, worker: workers.ana, ...first })
  const mounted = await mount(url, { usesRealServer: true, prepare, ...options })
  await expect.element(main()).toMatchTextContent(/10 libres.*2 por resolver/)
  return mounted
}

/** The sessions of Ian as they are stored: date or first date, last date, time, worker. */
export const listStored = async () =>
  (await listSessionsOf(clients.ian))
    .map(({ sessionDate, startsOn, endsOn, time, worker }) => ({
      from: sessionDate ?? startsOn,
      until: endsOn ?? null,
      time,
      worker: worker.id,
    }))
    .sort((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1))
