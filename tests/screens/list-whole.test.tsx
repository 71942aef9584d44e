import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { mount } from './mount.tsx'

const count = (total: number) => (answer: Response) =>
  new Response(answer.body, { headers: { ...Object.fromEntries(answer.headers), 'x-total-count': String(total) } })

const saved: { name: string; file: Blob }[] = []
const { createObjectURL } = URL

/** What a click on a link for downloading would put into the folder of downloads. */
function watchDownloads() {
  saved.length = 0
  let file: Blob
  URL.createObjectURL = (made) => {
    file = made as Blob
    return createObjectURL(file)
  }
  HTMLAnchorElement.prototype.click = function () {
    if (this.download) saved.push({ name: this.download, file })
  }
}

const { click } = HTMLAnchorElement.prototype
const { print } = window
afterEach(() => {
  URL.createObjectURL = createObjectURL
  HTMLAnchorElement.prototype.click = click
  window.print = print
})

const csv = () => page.getByRole('button', { name: 'CSV' })
const asked = (calls: { call: string; query: URLSearchParams }[]) =>
  calls.filter(({ call }) => call === 'get /v1/clients').map(({ query }) => query)

test('the whole result is downloaded as a CSV file, whatever page is shown', async () => {
  watchDownloads()
  const { alter, calls } = await mount(paths.clients({ search: 'a', sort: '-name' }))
  alter('get /v1/clients', count(1_200))
  await csv().click()
  await expect.poll(() => saved.length).toBe(1)
  expect(saved[0]?.name).toMatch(/^clientes-\d{4}-\d\d-\d\d\.csv$/)
  const parts = asked(calls).slice(1)
  expect(parts.map((query) => [query.get('offset'), query.get('limit'), query.get('search'), query.get('sort')])).toEqual([
    ['0', '500', 'a', '-name'],
    ['500', '500', 'a', '-name'],
    ['1000', '500', 'a', '-name'],
  ])
  const text = await saved[0]!.file.text()
  const [head, ...rows] = text.split('\r\n')
  expect(head).toMatch(/Nombres,Apellido paterno,Apellido materno,Tipo de documento,Documento,Género,Nacimiento,Teléfono,Correo,Dirección$/)
  // the mock answers the same eight each time, and nobody stands there twice
  expect(rows.length).toBe(8)
  expect(rows).toContainEqual(expect.stringMatching(/^Ian,Vargas,Soto,DNI,90123456,Masculino,14\/05\/2018,911 200 301,/))
  await expect.element(page.getByText(/^Descargado: clientes-.*csv, 8 filas$/)).toBeVisible()
})

test('an export tells how far it is, and is called off', async () => {
  watchDownloads()
  const { alter, calls } = await mount(paths.clients())
  await expect.element(csv()).toBeVisible()
  let letGo = () => {}
  alter('get /v1/clients', async (answer) => {
    if (asked(calls).length > 2) await new Promise<void>((resolve) => (letGo = resolve))
    return count(1_200)(answer)
  })
  await csv().click()
  await expect.element(page.getByText('8 de 1,200')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  letGo()
  await expect.element(csv()).toBeVisible()
  expect(saved).toEqual([])
})

test('an export that fails says so, and the list stays', async () => {
  const { prefer } = await mount(paths.clients())
  await expect.element(csv()).toBeVisible()
  prefer('get /v1/clients', 'code=500')
  await csv().click()
  await expect.element(page.getByText('No se pudo exportar')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Vargas Soto, Ian' })).toBeVisible()
})

test('a server without additions sends the whole list at once, and the browser takes out of it what was searched', async () => {
  watchDownloads()
  const { calls } = await mount(paths.clients({ search: 'quiroz' }), { additions: false })
  await csv().click()
  await expect.poll(() => saved.length).toBe(1)
  expect((await saved[0]!.file.text()).split('\r\n').slice(1)).toEqual([expect.stringMatching(/^Valentina,Quiroz,Peña,/)])
  expect(asked(calls).map((query) => query.size)).toEqual([0, 0])
})

test('workers are downloaded with their positions', async () => {
  watchDownloads()
  await mount(paths.workers({ search: 'salazar' }))
  await csv().click()
  await expect.poll(() => saved.length).toBe(1)
  expect(saved[0]?.name).toMatch(/^trabajadores-/)
  expect(await saved[0]!.file.text()).toMatch(/"Gerente, Administrador"$/)
})

test('the whole result is printed, black on white and without menus, and the page comes back', async () => {
  const printed: { rows: number; text: string; theme: string | undefined }[] = []
  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'))
    const { innerText } = document.querySelector('article')!
    printed.push({
      rows: document.querySelectorAll('tbody tr').length,
      text: innerText,
      theme: document.documentElement.dataset.mantineColorScheme,
    })
    window.dispatchEvent(new Event('afterprint'))
  }
  const { alter } = await mount(paths.clients(), { additions: false, theme: 'dark' })
  alter('get /v1/clients', async (answer) => {
    const [first] = (await answer.json()) as { id: string }[]
    return Response.json(Array.from({ length: 40 }, (_, index) => ({ ...first, id: `01998a00-0000-7000-8000-0200000000${10 + index}` })))
  })
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(15)
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect.poll(() => printed.map(({ rows, theme }) => ({ rows, theme }))).toEqual([{ rows: 40, theme: 'light' }])
  expect(printed[0]?.text).not.toMatch(/Acciones|de 40/)
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(15)
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark')
})
