import type { Database } from '#server/database/connect.ts'
import { sunday } from './bench-data.ts'
import { type Figure, measureRuns } from './figures.ts'
import { insertLargeClinic } from './large-clinic.ts'
import { createDatabase, startServer } from './server.ts'

export async function measureClientList(engine: Database['engine']): Promise<Figure[]> {
  const { database, drop } = await createDatabase(engine)
  await insertLargeClinic(database.db)
  const { call, end } = await startServer(database, { clock: () => new Date(`${sunday}T15:00:00Z`) })
  const measure = async (count: number, path: string) => {
    await measureRuns(10, () => call('GET', path))
    return measureRuns(count, () => call('GET', path))
  }
  try {
    const figures: Figure[] = []
    for (const q of [
      'sort=name&limit=15&offset=0',
      'sort=-name&limit=15&offset=0',
      'sort=name&limit=15&offset=0&upcoming=false',
      'sort=name&limit=15&offset=0&upcoming=false&to_rebook=true',
      'sort=name&limit=15&linked=true',
      'sort=name&limit=15&incomplete=true',
      'sort=name&limit=15&upcoming=true',
    ])
      figures.push({ name: `clients ${q}, ${engine}`, runs: await measure(50, `/v1/clients?${q}`) })
    return figures
  } finally {
    await end()
    await database.close()
    await drop()
  }
}
