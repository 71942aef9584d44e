import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { findSeriousViolations } from './axe.ts'
import { changeClient, registerLuz } from './colleague.ts'
import { createFile, createRows, openReview } from './import-file.ts'
import { mount } from './mount.tsx'

const row = (name: RegExp) => page.getByRole('row', { name })
const heading = (name: string) => page.getByRole('heading', { name })
const cell = (field: string, line: number) => page.getByRole('textbox', { name: `${field} de la fila ${line}`, exact: true })
const listClientsCall = 'get /v1/clients'
const createClientCall = 'post /v1/clients'

test.for([
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
] as const)('who is registered already is told before sending, with the record, and is not sent (%o)', async ({ theme, width }) => {
  const luz = { id: '' }
  const prepare = async () => {
    luz.id = await registerLuz()
    await changeClient(luz.id, { document: '70000002', fatherLastName: 'Ñahui' })
  }
  const { calls } = await mount(paths.importClients(), { theme, width, usesRealServer: true, prepare })
  await openReview(createFile(createRows(30)))
  await expect.element(heading('29 filas listas, 1 ya registrada, ninguna con problemas')).toHaveFocus()
  expect(calls.filter(({ call }) => call === listClientsCall)).toHaveLength(1)
  await page.getByRole('button', { name: 'Ya registradas 1' }).click()
  await expect.element(page.getByText(/^Ya registrado: Luz Ñahui Ríos/)).toBeVisible()
  const link = page.getByRole('link', { name: 'Ver ficha de Luz Ñahui Ríos en otra pestaña' })
  await expect.element(link).toHaveAttribute('href', paths.client(luz.id))
  await expect.element(link).toHaveAttribute('target', '_blank')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  expect(await findSeriousViolations()).toEqual([])

  await page.getByRole('button', { name: 'Cambiar columnas' }).click()
  await page.getByRole('button', { name: 'Revisar 30 filas' }).click()
  await page.getByRole('button', { name: 'Registrar 29 clientes' }).click()
  await expect.element(heading('Se registraron 29 clientes')).toBeVisible()
  await expect.element(page.getByText('No quedó ninguna fila sin registrar. 1 fila era de alguien ya registrado.')).toBeVisible()
  const sent = calls
    .filter(({ call }) => call === createClientCall)
    .map(({ body }) => (body as { person: { document: string } }).person.document)
  expect(sent).toHaveLength(29)
  expect(sent).not.toContain('70000002')
})

test('a document that a client with another name has is a problem, and can be corrected', async () => {
  const prepare = async () => changeClient(await registerLuz(), { document: '70000002' })
  await mount(paths.importClients(), { usesRealServer: true, prepare })
  await openReview(createFile(createRows(3)))
  await expect.element(heading('2 filas listas, 1 con problemas')).toBeVisible()
  await expect.element(row(/^3 /)).toMatchTextContent(/Ya registrado: Luz Paz Ríos/)
  await expect.element(page.getByRole('link', { name: 'Ver ficha de Luz Paz Ríos en otra pestaña' })).toBeVisible()
  await cell('Documento', 3).fill('70000009')
  await expect.element(heading('3 filas listas, ninguna con problemas')).toBeVisible()
})

test.for([1280, 390])('rows are corrected in place by keyboard and checked again immediately (%d pixels wide)', async (width) => {
  const { calls } = await mount(paths.importClients(), { width, usesRealServer: true })
  const rows = createRows(4)
  rows[1] = 'Ana,,Torres,7011223,X,987654321,nada'
  rows[3] = rows[2]!
  await openReview(createFile(rows))
  await expect.element(heading('1 fila lista, 3 con problemas')).toBeVisible()
  await page.getByRole('button', { name: 'Con problemas 3' }).click()

  await userEvent.click(cell('Apellido paterno', 3))
  await userEvent.keyboard('Vega')
  await userEvent.tab()
  await expect.element(cell('Documento', 3)).toHaveFocus()
  await userEvent.keyboard('{End}4')
  await expect.element(cell('Documento', 3)).toBeValid()
  await userEvent.tab()
  await expect.element(cell('Género', 3)).toHaveFocus()
  await userEvent.fill(cell('Género', 3), 'f')
  // The row stays under the hand, though the filter would not find it any more.
  await expect.element(cell('Género', 3)).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Con problemas 2' })).toBeVisible()
  await cell('Documento', 5).fill('70000009')
  await expect.element(heading('4 filas listas, ninguna con problemas')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  expect(await findSeriousViolations()).toEqual([])

  // The corrected cells stay when the columns are looked at again.
  await page.getByRole('button', { name: 'Cambiar columnas' }).click()
  await page.getByRole('button', { name: 'Revisar 4 filas' }).click()
  await page.getByRole('button', { name: 'Registrar 4 clientes' }).click()
  await expect.element(heading('Se registraron 4 clientes')).toBeVisible()
  const sent = calls.filter(({ call }) => call === createClientCall).map(({ body }) => (body as { person: object }).person)
  expect(sent).toContainEqual(expect.objectContaining({ father_last_name: 'Vega', document: '70112234', gender: false }))
})

test('a corrected cell does not change what M means in another row', async () => {
  await mount(paths.importClients())
  await openReview(createFile(['Luz,Ñahui,Flores,70000001,M,,', 'Ana,Torres,Vega,70000002,F,,', 'Eva,Paz,Ríos,70000003,X,,']))
  await cell('Género', 4).fill('H')
  await expect.element(row(/^4 /)).toBeVisible()
  await expect.element(row(/^2 /)).toMatchTextContent(/Masculino/)
  await expect.element(heading('3 filas listas, ninguna con problemas')).toBeVisible()
})

test('when the clients cannot be read, the review says so and every row can be sent', async () => {
  const { prefer } = await mount(paths.importClients())
  prefer(listClientsCall, 'code=500')
  await openReview(createFile(createRows(2)))
  await expect.element(heading('2 filas listas, ninguna con problemas')).toBeVisible()
  await expect.element(page.getByText(/No se pudo ver quiénes ya están registrados/)).toBeVisible()
})
