import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { seriousProblems } from './axe.ts'
import { mount } from './mount.tsx'

const drawer = () => page.getByRole('dialog')
const field = (label: string) => drawer().getByLabelText(label, { exact: true })
const panel = () => drawer().getByRole('region', { name: 'Otra persona guardó cambios mientras tanto' })
const overtaken = (label: string) => panel().getByRole('group', { name: label, exact: true })
const save = () => drawer().getByRole('button', { name: 'Guardar' }).click()

const ian = '01998a00-0000-7000-8000-020000000001'
const ana = '01998a00-0000-7000-8000-030000000001'
const later = '2026-11-23T16:01:00.000Z'

type Wire = Awaited<ReturnType<typeof mount>>
type Changed = { updated_at: string; person: Record<string, unknown>; positions?: number[] }

/** A colleague saves meanwhile; whoever reads the record from now on finds that. */
function overtake({ alter }: Wire, call: string, change: (record: Changed) => void) {
  alter(call, async (answer) => {
    const record = await answer.json()
    change(record)
    return Response.json({ ...record, updated_at: later })
  })
}

async function changeIan(options: Parameters<typeof mount>[1] = {}) {
  const wire = await mount(paths.clients({ record: ian }), { answers: { 'put /v1/clients/{id}': 'code=409, example=stale' }, ...options })
  await expect.element(field('Nombres')).toHaveValue('Ian')
  return wire
}
const bodies = ({ calls }: Wire) => calls.filter(({ call }) => call.startsWith('put')).map(({ body }) => body as Changed)

test.for([
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
] as const)('a colleague’s change is shown in words, joined with what was typed, and saved with it ($theme, $width wide)', async (look) => {
  const wire = await changeIan(look)
  overtake(wire, 'get /v1/clients/{id}', ({ person }) => {
    person.phone = '999 888 777'
    person.address = null
    person.name = 'Ian Manuel'
  })
  await field('Nombres').fill('Ian José')
  await field('Correo (opcional)').fill('ian@example.com')
  await save()

  await expect.element(panel()).toMatchTextContent(/Se cambió el lunes 23 de noviembre, 11:01/)
  await expect.element(panel().getByRole('heading')).toHaveFocus()
  await expect.element(overtaken('Nombres')).toMatchTextContent('NombresAntesIanAhoraIan ManuelUstedIan José')
  await expect.element(overtaken('Nombres').getByRole('radio', { name: 'Usted Ian José' })).toBeChecked()
  await expect.element(overtaken('Teléfono').getByRole('radio', { name: 'Ahora 999 888 777' })).toBeChecked()
  await expect.element(overtaken('Dirección').getByRole('radio', { name: 'Ahora sin dato' })).toBeChecked()
  await expect.element(overtaken('Correo')).not.toBeInTheDocument()
  await expect.element(field('Nombres')).toHaveValue('Ian José')
  await expect.element(field('Teléfono (opcional)')).toHaveValue('999 888 777')
  await expect.element(field('Correo (opcional)')).toHaveValue('ian@example.com')
  expect(await seriousProblems()).toEqual([])

  wire.prefer('put /v1/clients/{id}', 'code=200')
  await save()
  await expect.element(page.getByText('Cliente guardado: Ian José Vargas Soto')).toBeVisible()
  const [first, second] = bodies(wire)
  expect(first).toMatchObject({ id: ian, updated_at: '2026-09-01T14:01:00.000Z' })
  expect(second).toMatchObject({ updated_at: later, person: { name: 'Ian José', phone: '999 888 777', email: 'ian@example.com' } })
  expect(second?.person).not.toHaveProperty('address')
})

test('each change is taken or left as one likes, also what was typed after the question', async () => {
  const wire = await changeIan()
  overtake(wire, 'get /v1/clients/{id}', ({ person }) => {
    person.phone = '999 888 777'
    person.name = 'Ian Manuel'
  })
  await field('Nombres').fill('Ian José')
  await save()
  await overtaken('Teléfono').getByRole('radio', { name: 'Antes 911 200 301' }).click()
  await expect.element(field('Teléfono (opcional)')).toHaveValue('911 200 301')

  await field('Nombres').fill('Ian Jesús')
  await overtaken('Nombres').getByRole('radio', { name: 'Ahora Ian Manuel' }).click()
  await expect.element(field('Nombres')).toHaveValue('Ian Manuel')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(overtaken('Nombres').getByRole('radio', { name: 'Usted Ian Jesús' })).toBeChecked()
  await expect.element(field('Nombres')).toHaveValue('Ian Jesús')
})

test('a document and its type are taken together', async () => {
  const wire = await changeIan()
  overtake(wire, 'get /v1/clients/{id}', ({ person }) => {
    person.document_type = 1
    person.document = 'CE001234'
  })
  await field('Nombres').fill('Ian José')
  await save()
  await expect.element(overtaken('Documento')).toMatchTextContent('DocumentoAhoraPasaporte CE001234AntesDNI 90123456')
  await expect.element(field('Documento')).toHaveValue('CE001234')
  await overtaken('Documento').getByRole('radio', { name: /Antes/ }).click()
  await expect.element(field('Documento')).toHaveValue('90123456')
  await expect.element(field('Tipo de documento')).toHaveValue('DNI')
})

test('who takes all that is new has nothing unsaved, who keeps his own has', async () => {
  const wire = await changeIan()
  overtake(wire, 'get /v1/clients/{id}', ({ person }) => {
    person.name = 'Ian Manuel'
  })
  await field('Nombres').fill('Ian José')
  await save()
  await expect.element(panel()).toBeVisible()
  await drawer().getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await overtaken('Nombres').getByRole('radio', { name: /Ahora/ }).click()
  await drawer().getByRole('button', { name: 'Cancelar' }).click()
  await expect.poll(wire.url).toBe(paths.clients())
})

test('a change that touches none of the fields only asks to save again', async () => {
  const wire = await changeIan()
  overtake(wire, 'get /v1/clients/{id}', () => {})
  await field('Nombres').fill('Ian José')
  await save()
  await expect.element(panel()).toMatchTextContent(/Nada de eso toca lo que usted escribió: guarde de nuevo/)
  wire.prefer('put /v1/clients/{id}', 'code=200')
  await save()
  await expect.element(page.getByText('Cliente guardado: Ian José Vargas Soto')).toBeVisible()
  expect(bodies(wire).map(({ updated_at }) => updated_at)).toEqual(['2026-09-01T14:01:00.000Z', later])
})

test('a colleague who is faster twice is shown twice', async () => {
  const wire = await changeIan()
  overtake(wire, 'get /v1/clients/{id}', ({ person }) => {
    person.phone = '999 888 777'
  })
  await field('Nombres').fill('Ian José')
  await save()
  await expect.element(overtaken('Teléfono')).toBeVisible()
  overtake(wire, 'get /v1/clients/{id}', ({ person }) => {
    person.phone = '999 888 777'
    person.mother_last_name = 'Sotomayor'
  })
  await save()
  await expect.element(overtaken('Apellido materno')).toMatchTextContent('Apellido maternoAhoraSotomayorAntesSoto')
  await expect.element(overtaken('Teléfono')).not.toBeInTheDocument()
  await expect.element(field('Nombres')).toHaveValue('Ian José')
})

test('of a worker the positions are shown too', async () => {
  const wire = await mount(paths.workers({ record: ana }), { answers: { 'put /v1/workers': 'code=409, example=stale' } })
  await expect.element(field('Terapeuta')).toBeChecked()
  overtake(wire, 'get /v1/workers/{id}', (record) => {
    record.positions = [4, 5]
  })
  await field('Practicante').click()
  await save()
  await expect
    .element(overtaken('Posiciones'))
    .toMatchTextContent('PosicionesAntesTerapeutaAhoraPsicólogo, TerapeutaUstedPracticante, Terapeuta')
  await overtaken('Posiciones').getByRole('radio', { name: /Ahora/ }).click()
  await expect.element(field('Psicólogo')).toBeChecked()
  await expect.element(field('Practicante')).not.toBeChecked()
})

test.for([
  { meanwhile: 'before it is read again', save: 'code=409, example=stale', read: 'code=404' },
  { meanwhile: 'before the save', save: 'code=404', read: 'code=200' },
])('a record that was deleted $meanwhile is said so, and what was typed stays', async ({ save: answer, read }) => {
  const { prefer } = await changeIan()
  prefer('put /v1/clients/{id}', answer)
  prefer('get /v1/clients/{id}', read)
  await field('Nombres').fill('Ian José')
  await save()
  await expect.element(drawer().getByRole('alert')).toMatchTextContent(/Otra persona eliminó este registro mientras tanto/)
  await expect.element(field('Nombres')).toHaveValue('Ian José')
})

test('where it cannot be read again the server’s own sentence stands in the form', async () => {
  const { prefer } = await changeIan()
  prefer('get /v1/clients/{id}', 'no answer')
  await field('Nombres').fill('Ian José')
  await save()
  await expect.element(drawer().getByRole('alert')).toMatchTextContent(/Otra persona lo cambió mientras tanto/)
  await expect.element(field('Nombres')).toHaveValue('Ian José')
})
