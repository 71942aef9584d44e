import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { childTherapy, clients, evaluations, keepOnlyAccess, workers } from './agenda.ts'
import { bookAsColleague, colleague, deleteSessions, registerLuz, registerWorkers } from './colleague.ts'
import { type MountOptions, mount } from './mount.tsx'
import {
  changeLinkAsColleague,
  chooseLinkAction,
  createLinkAsColleague,
  dialog,
  diego,
  getPublicStatus,
  ian,
  linkSection,
  readLink,
  setExampleDay,
} from './public-link.ts'

/** Opens Ian's page on the real server. */
async function visit({ record, ...options }: MountOptions & { record?: string } = {}) {
  setExampleDay()
  return mount(paths.client(ian, record ? { record } : {}), { usesRealServer: true, ...options })
}

/** The checkbox of a worker, by the beginning of the name. */
const box = (name: string) => dialog().getByRole('checkbox', { name: new RegExp(`^${name}`) })
const button = (name: string) => dialog().getByRole('button', { name })
const createButton = () => linkSection().getByRole('button', { name: 'Crear enlace' })
const schedule = () => dialog().getByRole('combobox', { name: 'Horario' })

async function chooseSchedule(name: string) {
  await schedule().click()
  await page.getByRole('option', { name }).click()
}

const listSelectedWorkers = () =>
  dialog()
    .getByRole('checkbox', { checked: true })
    .elements()
    .map((element) => (element as HTMLInputElement).labels?.[0]?.textContent)

test.for([true, false])(
  'one click and Enter create a link with the schedule and workers of the sessions (additions: %s)',
  async (additions) => {
    await visit({ additions })
    await createButton().click()
    await expect.element(schedule()).toHaveValue('Terapia infantil')
    await expect.poll(listSelectedWorkers).toEqual(['Diego Paredes Luna con sesiones', 'Ana Torres Medina con sesiones'])
    await expect.element(box('Diego Paredes')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(linkSection()).toMatchTextContent(/Activo.*Muestra Terapia infantil, con:Diego ParedesAna Torres/)
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(linkSection().getByRole('button', { name: 'Copiar' })).toHaveFocus()
    const link = await readLink()
    expect(link).toMatchObject({ scheduleId: childTherapy, clientId: ian })
    expect(link?.workerIds.toSorted()).toEqual([workers.ana, diego])
    expect(await getPublicStatus(link?.url ?? '')).toBe(200)
  },
)

test('the list of clients shows a new link without being loaded again', async () => {
  const { router } = await visit({ record: 'link' })
  await button('Crear enlace').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await router.navigate(paths.clients())
  await expect.element(page.getByRole('row', { name: /^Vargas Soto, Ian/ })).toMatchTextContent(/Activo/)
})

test('without sessions nothing is suggested where there are two schedules, and the form says what is missing', async () => {
  let luz = ''
  const prepare = async () => {
    luz = await registerLuz()
  }
  const { router } = await visit({ prepare })
  await router.navigate(paths.client(luz, { record: 'link' }))
  await expect.element(schedule()).toHaveFocus()
  await button('Crear enlace').click()
  await expect.element(schedule()).toHaveAccessibleDescription('Complete este dato')
  await expect.element(dialog().getByRole('group', { name: 'Trabajadores' })).toHaveAccessibleDescription('Elija al menos una opción')
  await chooseSchedule('Valoraciones')
  await box('Carmen').click()
  await button('Crear enlace').click()
  await expect.element(linkSection()).toMatchTextContent(/Muestra Valoraciones, con:Carmen/)
  expect(await readLink(luz)).toMatchObject({ scheduleId: evaluations, workerIds: [workers.carmen] })
})

test('the only schedule is chosen also for a client without sessions', async () => {
  let luz = ''
  const prepare = async () => {
    luz = await registerLuz()
    await deleteSessions({})
    await colleague.delete('/v1/schedules/{id}', { path: { id: evaluations } })
  }
  const { router } = await visit({ prepare })
  await router.navigate(paths.client(luz, { record: 'link' }))
  await expect.element(schedule()).toHaveValue('Terapia infantil')
  expect(listSelectedWorkers()).toEqual([])
})

test('choosing another schedule suggests its workers until the user has chosen workers', async () => {
  const prepare = async () => {
    const { turns } = await colleague.get('/v1/schedules/{id}', { path: { id: evaluations } })
    const turn = turns[0]!
    await bookAsColleague({ clientId: ian, workerId: workers.carmen, turnId: turn.id, time: turn.startTime, sessionDate: '2026-12-05' })
  }
  await visit({ prepare, record: 'link' })
  await expect.element(schedule()).toHaveValue('Terapia infantil')
  await chooseSchedule('Valoraciones')
  await expect.poll(listSelectedWorkers).toEqual([expect.stringContaining('Carmen')])
  await box('Jorge').click()
  await chooseSchedule('Terapia infantil')
  expect(listSelectedWorkers()).toHaveLength(2)
})

test('among many workers, Enter in the search selects the best match and keeps the form open', async () => {
  await visit({ record: 'link', prepare: () => registerWorkers(6) })
  await dialog().getByRole('textbox', { name: 'Buscar trabajador' }).fill('jor')
  await userEvent.keyboard('{Enter}')
  await expect.element(box('Jorge')).toBeChecked()
  await expect.element(dialog().getByRole('textbox', { name: 'Buscar trabajador' })).toHaveValue('')
  expect(await readLink()).toBeUndefined()
})

test('when a colleague created a link meanwhile, the form says so and the page shows that link', async () => {
  await visit({ record: 'link' })
  await expect.element(schedule()).toHaveValue('Terapia infantil')
  const url = await createLinkAsColleague()
  await button('Crear enlace').click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Este cliente ya tiene un enlace público\./)
  await button('Cancelar').click()
  await expect.element(linkSection()).toMatchTextContent(new RegExp(`Muestra Terapia infantil, con:Jorge Bravo.*${url}`))
  expect((await readLink())?.url).toBe(url)
})

test.for([true, false])('schedule and workers of a link are changed, and its address stays (additions: %s)', async (additions) => {
  let url = ''
  const prepare = async () => {
    url = await createLinkAsColleague()
  }
  await visit({ prepare, additions })
  await chooseLinkAction('Cambiar')
  await expect.poll(listSelectedWorkers).toEqual([expect.stringContaining('Jorge')])
  await box('Ana Torres').click()
  await button('Guardar').click()
  await expect.element(linkSection()).toMatchTextContent(/con:Jorge BravoAna Torres/)
  expect(await readLink()).toMatchObject({ url, workerIds: [workers.ana, workers.jorge] })
})

test('a colleague’s change is shown field by field, and the address that the colleague gave the link stays', async () => {
  await visit({ prepare: () => createLinkAsColleague(), record: 'link' })
  await expect.element(box('Jorge')).toBeChecked()
  const url = await colleague.get('/v1/clients/public-link/generate')
  await changeLinkAsColleague({ url, workerIds: [workers.carmen] })
  await box('Ana Torres').click()
  await button('Guardar').click()
  const panel = dialog().getByRole('region', { name: 'Otra persona guardó cambios mientras tanto' })
  await panel.getByRole('radio', { name: /^Usted/ }).click()
  await button('Guardar').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await readLink()).toMatchObject({ url, workerIds: [workers.ana, workers.jorge] })
})

test('closing the form asks before a choice is lost', async () => {
  const { url } = await visit({ record: 'link' })
  await box('Jorge').click()
  await button('Cancelar').click()
  await page.getByRole('dialog', { name: '¿Salir sin guardar?' }).getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.poll(url).toBe(paths.client(ian))
  expect(await readLink()).toBeUndefined()
})

test.for([true, false])('regenerating asks first, gives a new address and ends the old one at once (additions: %s)', async (additions) => {
  let oldUrl = ''
  const prepare = async () => {
    oldUrl = await createLinkAsColleague()
  }
  await visit({ prepare, additions })
  await chooseLinkAction('Regenerar')
  await expect.element(dialog()).toMatchTextContent(/La dirección de ahora deja de funcionar al instante/)
  await button('No regenerarlo').click()
  expect(await getPublicStatus(oldUrl)).toBe(200)
  await chooseLinkAction('Regenerar')
  await button('Regenerar enlace').click()
  await expect.element(page.getByText('Enlace regenerado: Ian Vargas Soto. Envíe la dirección nueva.')).toBeVisible()
  const link = await readLink()
  expect(link).toMatchObject({ scheduleId: childTherapy, workerIds: [workers.jorge] })
  expect(await Promise.all([getPublicStatus(oldUrl), getPublicStatus(link?.url ?? '')])).toEqual([404, 200])
  await expect.element(linkSection()).toMatchTextContent(new RegExp(link?.url ?? ''))
  await expect.element(linkSection().getByRole('button', { name: 'Acciones del enlace' })).toHaveFocus()
})

test('in the list of clients a link is regenerated, revoked and changed', async () => {
  let oldUrl = ''
  const prepare = async () => {
    oldUrl = await createLinkAsColleague()
  }
  await mount(paths.clients(), { usesRealServer: true, prepare })
  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'Acciones de Vargas Soto, Ian' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await choose('Regenerar enlace')
  await button('Regenerar enlace').click()
  await expect.element(page.getByText('Enlace regenerado: Ian Vargas Soto. Envíe la dirección nueva.')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  const newUrl = (await readLink())?.url ?? ''
  expect(await Promise.all([getPublicStatus(oldUrl), getPublicStatus(newUrl)])).toEqual([404, 200])
  await choose('Revocar enlace')
  await button('Revocar enlace').click()
  await expect.element(page.getByText('Enlace revocado: Ian Vargas Soto')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await getPublicStatus(newUrl)).toBe(404)
  await mount(paths.clients(), { usesRealServer: true, prepare: () => createLinkAsColleague() })
  await choose('Cambiar enlace')
  await expect.element(box('Jorge')).toBeChecked()
})

test('a link whose workers were all deleted is not regenerated from the list, and the dialog says what to do', async () => {
  const prepare = async () => {
    await registerWorkers(1)
    const [eva] = await colleague.get('/v1/workers', { query: { search: '70000001' } })
    await createLinkAsColleague(ian, [eva!.id])
    await colleague.delete('/v1/workers/{id}', { path: { id: eva!.id } })
  }
  await mount(paths.clients(), { usesRealServer: true, prepare })
  await page.getByRole('button', { name: 'Acciones de Vargas Soto, Ian' }).click()
  await page.getByRole('menuitem', { name: 'Regenerar enlace' }).click()
  const { url } = (await readLink())!
  await button('Regenerar enlace').click()
  await expect.element(dialog()).toMatchTextContent(/fueron eliminados: elija otros con «Cambiar enlace» y regenérelo después\./)
  expect((await readLink())?.url).toBe(url)
})

test('regenerating keeps what a colleague changed meanwhile', async () => {
  await visit({ prepare: () => createLinkAsColleague() })
  await expect.element(linkSection()).toMatchTextContent(/Jorge Bravo/)
  await changeLinkAsColleague({ workerIds: [workers.carmen] })
  await chooseLinkAction('Regenerar')
  await button('Regenerar enlace').click()
  await expect.element(linkSection()).toMatchTextContent(/con:Carmen/)
  expect(await readLink()).toMatchObject({ workerIds: [workers.carmen] })
})

test('a link that a colleague revoked meanwhile is not regenerated, and the page shows that there is none', async () => {
  await visit({ prepare: () => createLinkAsColleague() })
  await chooseLinkAction('Regenerar')
  await colleague.delete('/v1/clients/{id}/public-link', { path: { id: ian } })
  await button('Regenerar enlace').click()
  await expect.element(page.getByText('Todavía no tiene enlace.', { exact: false })).toBeVisible()
  expect(await readLink()).toBeUndefined()
})

test.for([1280, 390])('revoking asks first and ends the link; then another can be created (%s px wide)', async (width) => {
  let url = ''
  const prepare = async () => {
    url = await createLinkAsColleague()
  }
  await visit({ prepare, width })
  await chooseLinkAction('Revocar')
  await button('Revocar enlace').click()
  await expect.element(page.getByText('Enlace revocado: Ian Vargas Soto')).toBeVisible()
  expect(await getPublicStatus(url)).toBe(404)
  await createButton().click()
  await button('Crear enlace').click()
  await expect.element(linkSection()).toMatchTextContent(/Activo/)
  expect((await readLink())?.url).not.toBe(url)
})

test.for([
  { linked: [], question: 'También se eliminan sus turnos.' },
  { linked: [clients.ian], question: 'También se eliminan sus turnos y el enlace público de 1 cliente.' },
  { linked: [clients.ian, clients.gael], question: 'También se eliminan sus turnos y los enlaces públicos de 2 clientes.' },
])('the question before a schedule is deleted counts its links ($linked.length)', async ({ linked, question }) => {
  const prepare = async () => {
    for (const client of linked) await createLinkAsColleague(client)
  }
  await mount(paths.schedules(), { usesRealServer: true, prepare })
  await page.getByRole('button', { name: 'Acciones de Terapia infantil' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expect.element(dialog()).toMatchTextContent(new RegExp(question.replace('.', '\\.')))
})

test.for([
  { additions: false, access: 'schedules.mix clients.read public_links.read' },
  { additions: true, access: 'schedules.mix clients.read' },
])(
  'where links cannot be counted, the question only names them (additions: $additions, access: $access)',
  async ({ additions, access }) => {
    const { alter, calls } = await mount(paths.schedules(), { additions })
    alter('get /v1/auth/is_logged_in', keepOnlyAccess(...access.split(' ')))
    await page.getByRole('button', { name: 'Acciones de Terapia infantil' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await expect.element(dialog()).toMatchTextContent(/También se eliminan sus turnos y los enlaces públicos que lo muestran\./)
    expect(calls.filter(({ call }) => call === 'get /v1/clients')).toEqual([])
  },
)

test('deleting a client says that the link ends too', async () => {
  await visit({ prepare: () => createLinkAsColleague() })
  await page.getByRole('button', { name: 'Acciones de Ian Vargas Soto' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expect.element(dialog()).toMatchTextContent(/También se elimina su enlace público\./)
})
