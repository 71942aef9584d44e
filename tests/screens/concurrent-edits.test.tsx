import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { findSeriousViolations } from './axe.ts'
import { type Mounted, type MountOptions, mount } from './mount.tsx'

const drawer = () => page.getByRole('dialog')
const field = (label: string) => drawer().getByLabelText(label, { exact: true })
const panel = () => drawer().getByRole('region', { name: 'Otra persona guardó cambios mientras tanto' })
const versions = (label: string) => panel().getByRole('group', { name: label, exact: true })
const save = () => drawer().getByRole('button', { name: 'Guardar' }).click()

const ian = '01998a00-0000-7000-8000-020000000001'
const ana = '01998a00-0000-7000-8000-030000000001'
const changedAt = '2026-11-23T16:01:00.000Z'

type ChangedRecord = { updated_at: string; person: Record<string, unknown>; positions?: number[] }

/** Makes the mock return the record as if a colleague had saved a change. */
function changeAsColleague({ alter }: Mounted, call: string, change: (record: ChangedRecord) => void) {
  alter(call, async (answer) => {
    const record = await answer.json()
    change(record)
    return Response.json({ ...record, updated_at: changedAt })
  })
}

async function openIan(options: MountOptions = {}) {
  const mounted = await mount(paths.clients({ record: ian }), {
    answers: { 'put /v1/clients/{id}': 'code=409, example=stale' },
    ...options,
  })
  await expect.element(field('Nombres')).toHaveValue('Ian')
  return mounted
}
const listSentBodies = ({ calls }: Mounted) => calls.filter(({ call }) => call.startsWith('put')).map(({ body }) => body as ChangedRecord)

test.for([
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
] as const)(
  'a colleague’s change is shown field by field, merged with the typed values, and saved with them ($theme, $width px wide)',
  async (options) => {
    const mounted = await openIan(options)
    changeAsColleague(mounted, 'get /v1/clients/{id}', ({ person }) => {
      person.phone = '999 888 777'
      person.address = null
      person.name = 'Ian Manuel'
    })
    await field('Nombres').fill('Ian José')
    await field('Correo (opcional)').fill('ian@example.com')
    await save()

    await expect.element(panel()).toMatchTextContent(/Se cambió el lunes 23 de noviembre, 11:01/)
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

    mounted.prefer('put /v1/clients/{id}', 'code=200')
    await save()
    await expect.element(page.getByText('Cliente guardado: Ian José Vargas Soto')).toBeVisible()
    const [first, second] = listSentBodies(mounted)
    expect(first).toMatchObject({ id: ian, updated_at: '2026-09-01T14:01:00.000Z' })
    expect(second).toMatchObject({ updated_at: changedAt, person: { name: 'Ian José', phone: '999 888 777', email: 'ian@example.com' } })
    expect(second?.person).not.toHaveProperty('address')
  },
)

test('each field takes the chosen version, which can be one that was typed after the panel appeared', async () => {
  const mounted = await openIan()
  changeAsColleague(mounted, 'get /v1/clients/{id}', ({ person }) => {
    person.phone = '999 888 777'
    person.name = 'Ian Manuel'
  })
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
  const mounted = await openIan()
  changeAsColleague(mounted, 'get /v1/clients/{id}', ({ person }) => {
    person.document_type = 1
    person.document = 'CE001234'
  })
  await field('Nombres').fill('Ian José')
  await save()
  await expect.element(versions('Documento')).toMatchTextContent('DocumentoAhoraPasaporte CE001234AntesDNI 90123456')
  await expect.element(field('Documento')).toHaveValue('CE001234')
  await versions('Documento').getByRole('radio', { name: /Antes/ }).click()
  await expect.element(field('Documento')).toHaveValue('90123456')
  await expect.element(field('Tipo de documento')).toHaveValue('DNI')
})

test('the form has unsaved changes until the colleague’s version is chosen for every field', async () => {
  const mounted = await openIan()
  changeAsColleague(mounted, 'get /v1/clients/{id}', ({ person }) => {
    person.name = 'Ian Manuel'
  })
  await field('Nombres').fill('Ian José')
  await save()
  await expect.element(panel()).toBeVisible()
  await drawer().getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await versions('Nombres').getByRole('radio', { name: /Ahora/ }).click()
  await drawer().getByRole('button', { name: 'Cancelar' }).click()
  await expect.poll(mounted.url).toBe(paths.clients())
})

test('a colleague’s change that touches no field only asks the user to save again', async () => {
  const mounted = await openIan()
  changeAsColleague(mounted, 'get /v1/clients/{id}', () => {})
  await field('Nombres').fill('Ian José')
  await save()
  await expect.element(panel()).toMatchTextContent(/Nada de eso toca lo que usted escribió: guarde de nuevo/)
  mounted.prefer('put /v1/clients/{id}', 'code=200')
  await save()
  await expect.element(page.getByText('Cliente guardado: Ian José Vargas Soto')).toBeVisible()
  expect(listSentBodies(mounted).map(({ updated_at }) => updated_at)).toEqual(['2026-09-01T14:01:00.000Z', changedAt])
})

test('a second change by a colleague is shown again', async () => {
  const mounted = await openIan()
  changeAsColleague(mounted, 'get /v1/clients/{id}', ({ person }) => {
    person.phone = '999 888 777'
  })
  await field('Nombres').fill('Ian José')
  await save()
  await expect.element(versions('Teléfono')).toBeVisible()
  changeAsColleague(mounted, 'get /v1/clients/{id}', ({ person }) => {
    person.phone = '999 888 777'
    person.mother_last_name = 'Sotomayor'
  })
  await save()
  await expect.element(versions('Apellido materno')).toMatchTextContent('Apellido maternoAhoraSotomayorAntesSoto')
  await expect.element(versions('Teléfono')).not.toBeInTheDocument()
  await expect.element(field('Nombres')).toHaveValue('Ian José')
})

test('the positions of a worker can be chosen too', async () => {
  const mounted = await mount(paths.workers({ record: ana }), { answers: { 'put /v1/workers': 'code=409, example=stale' } })
  await expect.element(field('Terapeuta')).toBeChecked()
  changeAsColleague(mounted, 'get /v1/workers/{id}', (record) => {
    record.positions = [4, 5]
  })
  await field('Practicante').click()
  await save()
  await expect
    .element(versions('Posiciones'))
    .toMatchTextContent('PosicionesAntesTerapeutaAhoraPsicólogo, TerapeutaUstedPracticante, Terapeuta')
  await versions('Posiciones').getByRole('radio', { name: /Ahora/ }).click()
  await expect.element(field('Psicólogo')).toBeChecked()
  await expect.element(field('Practicante')).not.toBeChecked()
})

test.for([
  { moment: 'before it is read again', save: 'code=409, example=stale', read: 'code=404' },
  { moment: 'before the save', save: 'code=404', read: 'code=200' },
])(
  'a record that was deleted $moment is reported in the form, and the typed values stay',
  async ({ save: saveAnswer, read: readAnswer }) => {
    const { prefer } = await openIan()
    prefer('put /v1/clients/{id}', saveAnswer)
    prefer('get /v1/clients/{id}', readAnswer)
    await field('Nombres').fill('Ian José')
    await save()
    await expect.element(drawer().getByRole('alert')).toMatchTextContent(/Otra persona eliminó este registro mientras tanto/)
    await expect.element(field('Nombres')).toHaveValue('Ian José')
  },
)

test('the form shows the server’s message when the record cannot be read again', async () => {
  const { prefer } = await openIan()
  prefer('get /v1/clients/{id}', 'no answer')
  await field('Nombres').fill('Ian José')
  await save()
  await expect.element(drawer().getByRole('alert')).toMatchTextContent(/Otra persona hizo cambios mientras tanto/)
  await expect.element(field('Nombres')).toHaveValue('Ian José')
})
