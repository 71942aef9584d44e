import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { childTherapy, clients, keepOnlyAccess, setClinicTime, workers } from './agenda.ts'
import { bookAsColleague, colleague, registerLuz } from './colleague.ts'
import { mount } from './mount.tsx'
import { recordDownloads } from './record-downloads.ts'

const upcoming = () => page.getByRole('combobox', { name: 'Próximas sesiones' })
const linked = () => page.getByRole('combobox', { name: 'Enlace público' })
const row = (name: string) => page.getByRole('link', { name })

/** Links Valentina and Luz. Valentina has sessions to come, and Luz has none. */
async function prepareLinks() {
  setClinicTime('2026-11-23', '10:00')
  for (const clientId of [clients.valentina, await registerLuz()]) {
    const url = await colleague.get('/v1/clients/public-link/generate')
    await colleague.post('/v1/clients/public-link', { body: { clientId, url, scheduleId: childTherapy, workerIds: [workers.ana] } })
  }
}

const choose = async (filter: ReturnType<typeof upcoming>, option: string) => {
  await filter.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('clients are filtered by upcoming sessions and by their link, with the count and the choice in the URL', async () => {
  const { url } = await mount(paths.clients(), { usesRealServer: true, prepare: prepareLinks })
  await expect.element(page.getByText('1 – 9 de 9')).toBeVisible()
  await choose(upcoming(), 'Sin próximas sesiones')
  await expect.element(page.getByText('1 – 1 de 1')).toBeVisible()
  await expect.element(page.getByText('1 encontrado', { exact: true })).toBeVisible()
  await expect.element(row('Paz Ríos, Luz')).toBeVisible()
  expect(url()).toBe(paths.clients({ upcoming: 'false' }))

  await choose(linked(), 'Con enlace')
  await expect.element(row('Paz Ríos, Luz')).toBeVisible()
  await choose(upcoming(), 'Con próximas sesiones')
  await expect.element(row('Quiroz Peña, Valentina')).toBeVisible()
  await expect.element(page.getByText('1 – 1 de 1')).toBeVisible()
  expect(url()).toBe(paths.clients({ upcoming: 'true', linked: 'true' }))

  await choose(upcoming(), 'Con y sin sesiones')
  await expect.element(page.getByText('1 – 2 de 2')).toBeVisible()
  await choose(linked(), 'Sin enlace')
  await expect.element(page.getByText('1 – 7 de 7')).toBeVisible()
  expect(url()).toBe(paths.clients({ linked: 'false' }))
})

test('a bookmarked filter is chosen, and the CSV file and the paper have only its rows', async () => {
  const downloads = recordDownloads()
  const filters = { upcoming: 'false', linked: 'true' }
  await mount(paths.clients(filters), { usesRealServer: true, prepare: prepareLinks })
  await expect.element(upcoming()).toHaveValue('Sin próximas sesiones')
  await expect.element(linked()).toHaveValue('Con enlace')
  await expect.element(page.getByText('1 – 1 de 1')).toBeVisible()
  await page.getByRole('button', { name: 'CSV' }).click()
  await expect.poll(() => downloads.length).toBe(1)
  expect((await downloads[0]!.text).split('\r\n').slice(1)).toEqual([expect.stringMatching(/^Luz,Paz,Ríos,/)])
  // Only paper shows the line.
  await expect.element(page.getByText('Sin próximas sesiones · Con enlace')).toBeInTheDocument()
})

test('a client who gets a session leaves the list of those without, and the filter that finds nobody can be taken back', async () => {
  const { router, url } = await mount(paths.clients({ upcoming: 'false' }), { usesRealServer: true, prepare: prepareLinks })
  await row('Paz Ríos, Luz').click()
  await expect.element(page.getByRole('heading', { name: 'Luz Paz Ríos', level: 1 })).toBeVisible()
  const [luz] = await colleague.get('/v1/clients', { query: { search: 'luz' } })
  await bookAsColleague({ clientId: luz?.id ?? '', workerId: workers.elena, sessionDate: '2026-11-26', time: 11 * 60 + 20 })
  setClinicTime('2026-11-23', '10:01')
  await router.navigate(-1)
  await expect.element(page.getByText('Nada coincide con el filtro')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar el filtro' }).click()
  await expect.element(page.getByText('1 – 9 de 9')).toBeVisible()
  expect(url()).toBe(paths.clients())
})

test.for([
  ['clients alone', ['clients.read'], []],
  ['clients and sessions', ['clients.read', 'sessions.read'], ['Próximas sesiones']],
  ['clients and links', ['clients.read', 'public_links.read'], ['Enlace público']],
] as const)('with access to %s each filter needs its own access, also in the URL', async ([, codes, names]) => {
  const { alter, calls } = await mount(paths.clients({ upcoming: 'true', linked: 'nada' }))
  alter('get /v1/auth/is_logged_in', keepOnlyAccess(...codes))
  await expect.element(page.getByRole('searchbox', { name: 'Buscar clientes' })).toBeVisible()
  const shown = [upcoming(), linked()].flatMap((filter) => filter.query()?.getAttribute('aria-label') ?? [])
  expect(shown).toEqual(names)
  const query = calls.find(({ call }) => call === 'get /v1/clients')?.query
  expect([query?.get('upcoming'), query?.get('linked')]).toEqual([names[0] === 'Próximas sesiones' ? 'true' : null, null])
})

test('without additions there are no filters', async () => {
  const { calls } = await mount(paths.clients({ upcoming: 'true', linked: 'true' }), { additions: false })
  await expect.element(row('Quiroz Peña, Valentina')).toBeVisible()
  expect(upcoming().query()).toBeNull()
  expect(linked().query()).toBeNull()
  expect(calls.filter(({ call }) => call === 'get /v1/clients').map(({ query }) => query.size)).toEqual([0])
})
