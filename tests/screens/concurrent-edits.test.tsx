import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatClock } from '#domain/clock.ts'
import { formatLongDate } from '#domain/spanish.ts'
import { toLocalDate, toLocalMinutes } from '#domain/today.ts'
import { paths } from '#web/navigation/paths.ts'
import { clients, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { changeClient, colleague, deleteSessions } from './colleague.ts'
import { type MountOptions, mount } from './mount.tsx'

const drawer = () => page.getByRole('dialog')
const field = (label: string) => drawer().getByLabelText(label, { exact: true })
const panel = () => drawer().getByRole('region', { name: 'Otra persona guardó cambios mientras tanto' })
const versions = (label: string) => panel().getByRole('group', { name: label, exact: true })
const save = () => drawer().getByRole('button', { name: 'Guardar' }).click()

const { ian } = clients
const path = { id: ian }

/** Returns the client Ian as the real server holds him. */
const readIan = () => colleague.get('/v1/clients/{id}', { path })

async function deleteIan() {
  await deleteSessions({ clientId: ian })
  await colleague.delete('/v1/clients/{id}', { path })
}

async function openIan(options: MountOptions = {}) {
  const mounted = await mount(paths.clients({ record: ian }), { usesRealServer: true, ...options })
  await expect.element(field('Nombres')).toHaveValue('Ian')
  return mounted
}

/** Formats the time of a change as the server says it, in the time zone of the clinic. */
function formatChangeTime(instant: string) {
  const [moment, zone] = [new Date(instant), 'America/Lima']
  return `${formatLongDate(toLocalDate(moment, zone))}, ${formatClock(toLocalMinutes(moment, zone))}`
}

test.for([
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
] as const)(
  'a colleague’s change is shown field by field, merged with the typed values, and saved with them ($theme, $width px wide)',
  async (options) => {
    await openIan(options)
    await changeClient(ian, { phone: '999 888 777', address: null, name: 'Ian Manuel' })
    const { updatedAt } = await readIan()
    await field('Nombres').fill('Ian José')
    await field('Correo (opcional)').fill('ian@example.com')
    await save()

    await expect.element(panel()).toMatchTextContent(new RegExp(`Se cambió el ${formatChangeTime(updatedAt)}`))
    await expect.element(panel().getByRole('heading')).toHaveFocus()
    await expect.element(versions('Nombres')).toMatchTextContent('NombresAntesIanAhoraIan ManuelUstedIan José')
    await expect.element(versions('Nombres').getByRole('radio', { name: 'Usted Ian José' })).toBeChecked()
    await expect.element(versions('Teléfono').getByRole('radio', { name: 'Ahora 999 888 777' })).toBeChecked()
    await expect.element(versions('Dirección').getByRole('radio', { name: 'Ahora sin dato' })).toBeChecked()
    await expect.element(versions('Correo')).not.toBeInTheDocument()
    await expect.element(field('Nombres')).toHaveValue('Ian José')
    await expect.element(field('Teléfono (opcional)')).toHaveValue('999 888 777')
    await expect.element(field('Correo (opcional)')).toHaveValue('ian@example.com')
    expect(await findSeriousViolations()).toEqual([])

    await save()
    await expect.element(page.getByText('Cliente guardado: Ian José Vargas Soto')).toBeVisible()
    const { person } = await readIan()
    expect(person).toMatchObject({ name: 'Ian José', phone: '999888777', email: 'ian@example.com' })
    expect(person).not.toHaveProperty('address')
  },
)

test('each field takes the chosen version, which can be one that was typed after the panel appeared', async () => {
  await openIan()
  await changeClient(ian, { phone: '999 888 777', name: 'Ian Manuel' })
  await field('Nombres').fill('Ian José')
  await save()
  await versions('Teléfono').getByRole('radio', { name: 'Antes 911 200 301' }).click()
  await expect.element(field('Teléfono (opcional)')).toHaveValue('911 200 301')

  await field('Nombres').fill('Ian Jesús')
  await versions('Nombres').getByRole('radio', { name: 'Ahora Ian Manuel' }).click()
  await expect.element(field('Nombres')).toHaveValue('Ian Manuel')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(versions('Nombres').getByRole('radio', { name: 'Usted Ian Jesús' })).toBeChecked()
  await expect.element(field('Nombres')).toHaveValue('Ian Jesús')
})

test('a document and its type are chosen together', async () => {
  await openIan()
  await changeClient(ian, { documentType: 1, document: 'CE001234' })
  await field('Nombres').fill('Ian José')
  await save()
  await expect.element(versions('Documento')).toMatchTextContent('DocumentoAhoraPasaporte CE001234AntesDNI 90123456')
  await expect.element(field('Documento')).toHaveValue('CE001234')
  await versions('Documento').getByRole('radio', { name: /Antes/ }).click()
  await expect.element(field('Documento')).toHaveValue('90123456')
  await expect.element(field('Tipo de documento')).toHaveValue('DNI')
})

test('the form has unsaved changes until the colleague’s version is chosen for every field', async () => {
  const { url } = await openIan()
  await changeClient(ian, { name: 'Ian Manuel' })
  await field('Nombres').fill('Ian José')
  await save()
  await expect.element(panel()).toBeVisible()
  await drawer().getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await versions('Nombres').getByRole('radio', { name: /Ahora/ }).click()
  await drawer().getByRole('button', { name: 'Cancelar' }).click()
  await expect.poll(url).toBe(paths.clients())
})

test('a colleague’s change that touches no field only asks the user to save again', async () => {
  await openIan()
  await changeClient(ian, { name: 'Ian' })
  await field('Nombres').fill('Ian José')
  await save()
  await expect.element(panel()).toMatchTextContent(/Nada de eso toca lo que usted escribió: guarde de nuevo/)
  await save()
  await expect.element(page.getByText('Cliente guardado: Ian José Vargas Soto')).toBeVisible()
  expect(await readIan()).toMatchObject({ person: { name: 'Ian José' } })
})

test('a second change by a colleague is shown again', async () => {
  await openIan()
  await changeClient(ian, { phone: '999 888 777' })
  await field('Nombres').fill('Ian José')
  await save()
  await expect.element(versions('Teléfono')).toBeVisible()
  await changeClient(ian, { motherLastName: 'Sotomayor' })
  await save()
  await expect.element(versions('Apellido materno')).toMatchTextContent('Apellido maternoAhoraSotomayorAntesSoto')
  await expect.element(versions('Teléfono')).not.toBeInTheDocument()
  await expect.element(field('Nombres')).toHaveValue('Ian José')
})

test('the positions of a worker can be chosen too', async () => {
  await mount(paths.workers({ record: workers.ana }), { usesRealServer: true })
  await expect.element(field('Terapeuta')).toBeChecked()
  const { id, person } = await colleague.get('/v1/workers/{id}', { path: { id: workers.ana } })
  await colleague.put('/v1/workers', { body: { id, person: { id: person.id }, positions: [4, 5] } })
  await field('Practicante').click()
  await save()
  await expect
    .element(versions('Posiciones'))
    .toMatchTextContent('PosicionesAntesTerapeutaAhoraPsicólogo, TerapeutaUstedPracticante, Terapeuta')
  await versions('Posiciones').getByRole('radio', { name: /Ahora/ }).click()
  await expect.element(field('Psicólogo')).toBeChecked()
  await expect.element(field('Practicante')).not.toBeChecked()
})

test('a record that was deleted before the save is reported in the form, and the typed values stay', async () => {
  await openIan()
  await deleteIan()
  await field('Nombres').fill('Ian José')
  await save()
  await expectDeletionReport()
})

test('a record that was deleted before it is read again is reported in the form, and the typed values stay', async () => {
  const { calls, hold } = await openIan()
  const countReads = () => calls.filter(({ call }) => call === `get /v1/clients/${ian}`).length
  await changeClient(ian, { phone: '999 888 777' })
  const release = hold('get /v1/clients/{id}')
  const readsBefore = countReads()
  await field('Nombres').fill('Ian José')
  await save()
  await expect.poll(countReads).toBeGreaterThan(readsBefore)
  await deleteIan()
  release()
  await expectDeletionReport()
})

async function expectDeletionReport() {
  await expect.element(drawer().getByRole('alert')).toMatchTextContent(/Este registro se eliminó mientras tanto/)
  await expect.element(field('Nombres')).toHaveValue('Ian José')
}

test('the form shows the server’s message when the record cannot be read again', async () => {
  const { prefer } = await openIan()
  await changeClient(ian, { phone: '999 888 777' })
  prefer('get /v1/clients/{id}', 'no answer')
  await field('Nombres').fill('Ian José')
  await save()
  await expect.element(drawer().getByRole('alert')).toMatchTextContent(/Otra persona hizo cambios mientras tanto/)
  await expect.element(field('Nombres')).toHaveValue('Ian José')
})
