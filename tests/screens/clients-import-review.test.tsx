import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { findSeriousViolations } from './axe.ts'
import { chooseFile, createFile, createRows, openReview } from './import-file.ts'
import { mount } from './mount.tsx'

const row = (name: RegExp | string) => page.getByRole('row', { name })
const panel = () => page.getByRole('alert')
const fieldOfColumn = (heading: string) => page.getByRole('combobox', { name: `La columna ${heading} se importa como` })

test('columns are guessed by their headings, shown with samples, and can be changed', async () => {
  await mount(paths.importClients())
  await chooseFile(createFile(createRows(3)))
  await expect.element(page.getByRole('heading', { name: '¿Qué es cada columna?' })).toHaveFocus()
  await expect.element(row(/^DNI 70000001 · 70000002 · 70000003/)).toBeVisible()
  await expect.element(fieldOfColumn('Celular')).toHaveValue('Teléfono')
  await expect.element(fieldOfColumn('Observaciones')).toHaveValue('No importar')
  await expect.element(page.getByText('6 de 7 columnas se importan')).toBeVisible()

  await fieldOfColumn('Observaciones').click()
  await page.getByRole('option', { name: 'Teléfono' }).click()
  await expect.element(fieldOfColumn('Celular')).toHaveValue('No importar')
})

test('the next step is disabled while a required column is missing', async () => {
  await mount(paths.importClients())
  await chooseFile(new File(['Nombres;Señora;DNI;Sexo\nLuz;Ñahui Flores;70112233;F'], 'a.csv'))
  await expect
    .element(panel())
    .toMatchTextContent(/Falta «Apellido paterno».*Si los dos apellidos vienen juntos, elija para su columna «Apellidos juntos»/)
  await expect.element(page.getByRole('button', { name: 'Revisar 1 fila' })).toBeDisabled()
})

test.for([
  ['an empty file', new File([''], 'a.csv'), /El archivo está vacío/],
  ['a file with headings only', new File(['Nombres,DNI\r\n\r\n'], 'a.csv'), /una sola fila/],
  ['a workbook', new File(['PK'], 'a.xlsx'), /guárdelo como «CSV UTF-8/],
  [
    'a file with too many rows',
    new File([`DNI\n${'70112233\n'.repeat(5001)}`], 'a.csv'),
    /tiene 5,001 filas, y se importan 5,000 como máximo/,
  ],
  ['a file without a known column', new File(['a,b\n1,2'], 'a.csv'), /No se reconoció ninguna columna/],
] as const)('%s is refused with a message', async ([, file, message]) => {
  await mount(paths.importClients())
  await chooseFile(file)
  await expect.element(panel()).toMatchTextContent(message)
  expect(await findSeriousViolations()).toEqual([])
})

test('an unreadable file, such as a dropped folder, is refused with a message', async () => {
  await mount(paths.importClients())
  await expect.element(page.getByText('Elegir archivo')).toBeVisible()
  const folder = new File([], 'pacientes')
  folder.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) })
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true })
  Object.defineProperty(drop, 'dataTransfer', { value: { files: [folder], getData: () => '' } })
  document.body.dispatchEvent(drop)
  await expect.element(panel()).toMatchTextContent(/El archivo no se pudo leer/)
})

test('a CSV file of Spanish Excel, with semicolons and in Windows-1252, is read with one document type for all rows', async () => {
  await mount(paths.importClients())
  const text = 'Nombres;Apellido paterno;Apellido materno;Documento;Género;Fecha de nacimiento\r\nMaría;Ñahui;Peña;ab123456;mujer;1/5/2018'
  await chooseFile(new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], 'pacientes.csv'))
  await page.getByRole('combobox', { name: 'Tipo de documento de todas las filas' }).click()
  await page.getByRole('option', { name: 'Pasaporte' }).click()
  await page.getByRole('combobox', { name: 'Orden de las fechas' }).click()
  await page.getByRole('option', { name: 'Día / mes / año (1/5/2018 es 1 de mayo de 2018)' }).click()
  await page.getByRole('button', { name: 'Revisar 1 fila' }).click()
  await expect.element(row(/Ñahui Peña, María Pasaporte ab123456 Femenino 01\/05\/2018/)).toBeVisible()
})

test('rows copied from a spreadsheet can be pasted', async () => {
  await mount(paths.importClients())
  await expect.element(page.getByText('Elegir archivo')).toBeVisible()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'Nombres\tDNI\nLuz\t70112233')
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  await expect.element(row(/^DNI 70112233/)).toBeVisible()
})

test('a file dropped on a later step is ignored, and the browser does not open it', async () => {
  await mount(paths.importClients())
  await chooseFile(createFile(createRows(3)))
  await expect.element(page.getByText('6 de 7 columnas se importan')).toBeVisible()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(createFile(createRows(1)))
  /** Dispatches a drag event with the file. Returns true when the page prevented its default action. */
  const dispatchDragEvent = (type: string) =>
    !document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  expect(dispatchDragEvent('dragover')).toBe(true)
  expect(dispatchDragEvent('drop')).toBe(true)
  await page.getByRole('button', { name: 'Revisar 3 filas' }).click()
  await expect.element(page.getByRole('heading', { name: '3 filas listas, ninguna con problemas' })).toHaveFocus()
  expect(dispatchDragEvent('drop')).toBe(true)
  await page.getByRole('button', { name: 'Cambiar columnas' }).click()
  await expect.element(page.getByText(/: 3 filas\./)).toBeVisible()
})

test('the columns are disabled while the rows are checked', async () => {
  await mount(paths.importClients())
  await chooseFile(createFile(createRows(5000)))
  await expect.element(fieldOfColumn('Celular')).toBeEnabled()
  const button = page.getByRole('button', { name: /^Revisar/ }).element() as HTMLElement
  button.click()
  await expect.element(fieldOfColumn('Celular')).toBeDisabled()
  await expect.element(page.getByRole('combobox', { name: 'Tipo de documento de todas las filas' })).toBeDisabled()
  await expect.element(page.getByRole('heading', { name: '5,000 filas listas, ninguna con problemas' })).toBeVisible()
})

test('on a wide screen the problem of a cell takes at most three lines, even with all columns', async () => {
  await mount(paths.importClients())
  const head = 'Nombres,Apellido paterno,Apellido materno,DNI,Sexo,Nacimiento,Celular,Correo,Dirección'
  const createRow = (gender: string) => `Luz,Ñahui,Flores,70000001,${gender},31/02/2018,no tiene,luz,Lima`
  await openReview(new File([[head, createRow('M'), createRow('F'), createRow('H')].join('\n')], 'a.csv'))
  await expect.element(page.getByText(/^¿M de masculino/)).toBeVisible()
  for (const text of [/^¿M de masculino/, /^Escriba una fecha/, /^Escriba un correo/]) {
    const message = page.getByText(text).first().element()
    const lines = message.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(message).lineHeight)
    expect(Math.round(lines), String(text)).toBeLessThanOrEqual(3)
  }
})

test.for(['light', 'dark'] as const)('every row is checked, and each problem is shown in its cell (%s)', async (theme) => {
  const { calls } = await mount(paths.importClients(), { theme })
  const rows = createRows(120)
  rows[2] = 'Ana,,Torres,7011223,X,no tiene,nada'
  rows[80] = rows[81]!
  await openReview(createFile(rows))
  await expect.element(page.getByRole('heading', { name: '117 filas listas, 3 con problemas' })).toHaveFocus()
  await expect.element(page.getByText('1 – 50 de 120')).toBeVisible()
  const rowWithProblems = row(/^4 /)
  await expect.element(rowWithProblems).toMatchTextContent(/Apellido paterno Complete este dato/)
  await expect.element(rowWithProblems).toMatchTextContent(/El DNI tiene 8 cifras; hay 7. ¿Perdió un cero al comienzo\?/)
  await expect.element(rowWithProblems).toMatchTextContent(/Escriba Femenino o Masculino/)
  await expect.element(rowWithProblems).toMatchTextContent(/Escriba un solo número, de 6 a 15 cifras/)
  expect(await findSeriousViolations()).toEqual([])

  await page.getByRole('button', { name: 'Con problemas 3' }).click()
  await expect.element(row(/^82 .*Es el mismo de la fila 83/)).toBeVisible()
  await expect.element(row(/^83 .*Es el mismo de la fila 82/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Registrar 117 clientes' })).toBeEnabled()
  expect(calls.filter(({ call }) => call.startsWith('post'))).toEqual([])

  await page.getByRole('button', { name: 'Cambiar columnas' }).click()
  await expect.element(fieldOfColumn('Celular')).toHaveValue('Teléfono')
})

test('a user who may not register clients sees which access is missing', async () => {
  await mount(paths.importClients(), { answers: { 'get /v1/auth/is_logged_in': 'example=client' } })
  await expect.element(page.getByText(/Le falta el acceso «Registrar» de Clientes/)).toBeVisible()
})

test('on a phone each row is a card, and the page does not scroll sideways', async () => {
  await mount(paths.importClients(), { width: 390, usesRealServer: true })
  const expectFit = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  await expect.element(page.getByText('Elegir archivo')).toBeVisible()
  expectFit()
  await chooseFile(createFile([...createRows(2), 'Ana,Torres,Vega,1,F,1,nada']))
  await expect.element(page.getByText('6 de 7 columnas se importan')).toBeVisible()
  expectFit()
  expect(await findSeriousViolations()).toEqual([])
  await page.getByRole('button', { name: 'Revisar 3 filas' }).click()
  await expect.element(page.getByText(/^Fila 4$/)).toBeVisible()
  expectFit()
  expect(await findSeriousViolations()).toEqual([])
  await page.getByRole('button', { name: 'Registrar 2 clientes' }).click()
  await expect.element(page.getByRole('heading', { name: 'Se registraron 2 clientes' })).toBeVisible()
  expectFit()
  expect(await findSeriousViolations()).toEqual([])
})

test('rows are pasted, reviewed and registered by keyboard alone', async () => {
  const { url } = await mount(paths.importClients(), { usesRealServer: true })
  await expect.element(page.getByText('Elegir archivo')).toBeVisible()
  await userEvent.tab()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', (await createFile(createRows(2)).text()).replaceAll(',', '\t'))
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  await press('Revisar 2 filas')
  await press('Registrar 2 clientes')
  await press('Ver clientes')
  await expect.poll(url).toBe(paths.clients())
  await expect.element(page.getByText('1 – 10 de 10')).toBeVisible()
})

/** Moves the focus with Tab to the button or link of that name and presses Enter. */
async function press(name: string) {
  const target = page.getByText(name)
  await expect.element(target).toBeVisible()
  // At first the body has the focus, and it contains the target too.
  while (!document.activeElement?.contains(target.element()) || document.activeElement === document.body) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
}
