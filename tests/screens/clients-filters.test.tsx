import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { childTherapy, clients, keepOnlyAccess, setClinicTime, workers } from './agenda.ts'
import { bookAsColleague, colleague, registerLuz } from './colleague.ts'
import { mount } from './mount.tsx'
import { recordDownloads } from './record-downloads.ts'

const chip = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const row = (name: string) => page.getByRole('link', { name })

/** Links Valentina and Luz. Valentina has sessions to come, and Luz has none. */
async function prepareLinks() {
  setClinicTime('2026-11-23', '10:00')
  for (const clientId of [clients.valentina, await registerLuz()]) {
    const url = await colleague.get('/v1/clients/public-link/generate')
    await colleague.post('/v1/clients/public-link', { body: { clientId, url, scheduleId: childTherapy, workerIds: [workers.ana] } })
  }
}

test('each chip has its count and filters the list, alone or with another, and the URL has the choice', async () => {
  const { url } = await mount(paths.clients(), { usesRealServer: true, prepare: prepareLinks })
  await expect.element(page.getByText('1 – 9 de 9')).toBeVisible()
  await expect.element(chip('Sin próxima sesión')).toMatchTextContent(/sesión ?1$/)
  await expect.element(chip('Con enlace')).toMatchTextContent(/enlace ?2$/)
  await expect.element(chip('Por reprogramar')).toMatchTextContent(/reprogramar ?1$/)
  // Everybody has a document.
  expect(chip('Datos por completar').query()).toBeNull()
  await chip('Con enlace').click()
  await expect.element(page.getByText('2 encontrados', { exact: true })).toBeVisible()
  expect(url()).toBe(paths.clients({ linked: 'true' }))
  await chip('Sin próxima sesión').click()
  await expect.element(page.getByText('1 encontrado', { exact: true })).toBeVisible()
  await expect.element(row('Paz Ríos, Luz')).toBeVisible()
  await expect.element(chip('Sin próxima sesión')).toHaveAttribute('aria-pressed', 'true')
  expect(url()).toBe(paths.clients({ upcoming: 'false', linked: 'true' }))
  await chip('Con enlace').click()
  await chip('Sin próxima sesión').click()
  await expect.element(page.getByText('1 – 9 de 9')).toBeVisible()
  expect(url()).toBe(paths.clients())
})

test('a bookmarked filter is chosen, and the CSV file and the paper have only its rows', async () => {
  const downloads = recordDownloads()
  const filters = { upcoming: 'false', linked: 'true' }
  await mount(paths.clients(filters), { usesRealServer: true, prepare: prepareLinks })
  await expect.element(chip('Sin próxima sesión')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip('Con enlace')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('1 – 1 de 1')).toBeVisible()
  await page.getByRole('button', { name: 'CSV' }).click()
  await expect.poll(() => downloads.length).toBe(1)
  expect((await downloads[0]!.text).split('\r\n').slice(1)).toEqual([expect.stringMatching(/^Luz,Paz,Ríos,/)])
  // Only paper shows the line.
  await expect.element(page.getByText(/ · Sin próxima sesión · Con enlace$/)).toBeInTheDocument()
})

test('a client who gets a session leaves the list of those without, and the filter that finds nobody can be taken back', async () => {
  const { router, url } = await mount(paths.clients({ upcoming: 'false' }), { usesRealServer: true, prepare: prepareLinks })
  await row('Paz Ríos, Luz').click()
  await expect.element(page.getByRole('heading', { name: 'Luz Paz Ríos', level: 1 })).toBeVisible()
  const [luz] = await colleague.get('/v1/clients', { query: { search: 'luz' } })
  await bookAsColleague({ clientId: luz?.id ?? '', workerId: workers.elena, sessionDate: '2026-11-26', time: 11 * 60 + 20 })
  setClinicTime('2026-11-23', '10:01')
  await router.navigate(-1)
  await expect.element(page.getByText('Todos tienen una próxima sesión')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar el filtro' }).click()
  await expect.element(page.getByText('1 – 9 de 9')).toBeVisible()
  expect(url()).toBe(paths.clients())
  // The list shows the new session, with its worker.
  await expect.element(page.getByRole('row', { name: /^Paz Ríos, Luz/ })).toMatchTextContent(/jue 26 nov, 11:20.*Elena Quispe/)
})

test.for([
  ['clients alone', ['clients.read'], [], false],
  ['clients and sessions', ['clients.read', 'sessions.read'], ['Sin próxima sesión'], true],
  ['clients and links', ['clients.read', 'public_links.read'], ['Con enlace'], false],
] as const)('with access to %s each chip and column needs its own access, also in the URL', async ([, codes, names, hasSessions]) => {
  const { alter, calls } = await mount(paths.clients({ upcoming: 'false', linked: 'true' }))
  alter('get /v1/auth/is_logged_in', keepOnlyAccess(...codes))
  await expect.element(page.getByRole('searchbox', { name: 'Buscar clientes' })).toBeVisible()
  const shown = ['Sin próxima sesión', 'Con enlace'].filter((name) => chip(name).query())
  expect(shown).toEqual(names)
  const query = calls.find(({ call }) => call === 'get /v1/clients')?.query
  const sent = [query?.get('upcoming'), query?.get('linked'), query?.get('with_sessions')]
  expect(sent).toEqual([
    hasSessions ? 'false' : null,
    names.some((name) => name === 'Con enlace') ? 'true' : null,
    hasSessions ? 'true' : null,
  ])
})

test('on a phone a client shows the next session below the name, and one without says so', async () => {
  await mount(paths.clients(), { usesRealServer: true, prepare: prepareLinks, width: 390 })
  const card = (name: string) => page.getByRole('listitem').filter({ has: row(name) })
  await expect.element(card('Paz Ríos, Luz')).toMatchTextContent(/^Paz Ríos, Luz.*Sin próxima sesión.*DNI/)
  await expect.element(card('Vargas Soto, Ian')).toMatchTextContent(/^Vargas Soto, Ian.*mié 25 nov, 08:50.*DNI/)
})
