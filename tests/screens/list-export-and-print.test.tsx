import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { createId, setClinicTime } from './agenda.ts'
import { answerWithTotal } from './answer-with-total.ts'
import { mount } from './mount.tsx'
import { onPrint } from './on-print.ts'
import { recordDownloads } from './record-downloads.ts'

const csvButton = () => page.getByRole('button', { name: 'CSV' })
const listSentQueries = (calls: { call: string; query: URLSearchParams }[]) =>
  calls.filter(({ call }) => call === 'get /v1/clients').map(({ query }) => query)

test('the CSV file holds all pages of the result', async () => {
  const downloads = recordDownloads()
  const { alter, calls } = await mount(paths.clients({ search: 'a', sort: '-name' }))
  alter('get /v1/clients', answerWithTotal(1_200))
  await csvButton().click()
  await expect.poll(() => downloads.length).toBe(1)
  expect(downloads[0]?.name).toMatch(/^clientes-\d{4}-\d\d-\d\d\.csv$/)
  const pageQueries = listSentQueries(calls).slice(1)
  expect(pageQueries.map((query) => [query.get('offset'), query.get('limit'), query.get('search'), query.get('sort')])).toEqual([
    ['0', '500', 'a', '-name'],
    ['500', '500', 'a', '-name'],
    ['1000', '500', 'a', '-name'],
  ])
  const text = await downloads[0]!.text
  const [head, ...rows] = text.split('\r\n')
  expect(head).toMatch(
    /Nombres,Apellido paterno,Apellido materno,Tipo de documento,Documento,Género,Nacimiento,Teléfono,Correo,Dirección,Apoderado,Teléfono del apoderado,Nota$/,
  )
  // The mock answers each page with the same eight clients, and none of them is written twice.
  expect(rows.length).toBe(8)
  expect(rows).toContainEqual(expect.stringMatching(/^Ian,Vargas,Soto,DNI,90123456,Masculino,14\/05\/2018,911200301,/))
  expect(rows).toContainEqual(
    expect.stringMatching(/^Sebastián,.*,Rosa Flores Huamán,971200317,Llega con su mamá\. Prefiere la sala del primer piso\.$/),
  )
  await expect.element(page.getByText(/^Descargado: clientes-.*csv, 8 filas$/)).toBeVisible()
})

test('a client who is deleted during an export leaves no other one out', async () => {
  const downloads = recordDownloads()
  const { alter } = await mount(paths.clients())
  await expect.element(csvButton()).toBeVisible()
  let ids = Array.from({ length: 1_001 }, (_, index) => createId(String(index).padStart(12, '0')))
  let client: object | undefined
  alter('get /v1/clients', async (answer, { query }) => {
    client ??= ((await answer.json()) as object[])[0]
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))]
    const headers = { ...Object.fromEntries(answer.headers), 'x-total-count': String(ids.length) }
    const rows = ids.slice(offset, offset + limit).map((id) => ({ ...client, id }))
    if (offset === 0) ids = ids.filter((_, index) => index !== 100)
    return Response.json(rows, { headers })
  })
  await csvButton().click()
  await expect.poll(() => downloads.length).toBe(1)
  const [, ...rows] = (await downloads[0]!.text).split('\r\n')
  // The deleted one was in the first page already.
  expect(rows.length).toBe(1_001)
})

test('an export disables its button until it has finished, and leaving the list cancels it', async () => {
  const downloads = recordDownloads()
  const { alter, calls, router } = await mount(paths.clients())
  await expect.element(csvButton()).toBeVisible()
  let isHeld = true
  let release = () => {}
  alter('get /v1/clients', async (answer) => {
    if (isHeld && listSentQueries(calls).length > 2) await new Promise<void>((resolve) => (release = resolve))
    return answerWithTotal(1_200)(answer)
  })
  await csvButton().click()
  await expect.poll(() => listSentQueries(calls).length).toBe(3)
  await expect.element(csvButton()).toHaveAttribute('aria-disabled', 'true')
  ;(csvButton().element() as HTMLElement).click()
  await router.navigate(paths.profile())
  await expect.element(csvButton()).not.toBeInTheDocument()
  isHeld = false
  release()
  await router.navigate(paths.clients({ search: 'ian' }))
  await expect.element(csvButton()).not.toHaveAttribute('aria-disabled')
  expect(listSentQueries(calls).filter((query) => query.get('limit') === '500').length).toBe(2)
  expect(downloads).toEqual([])
})

test('an export that fails shows a notification, and the list stays', async () => {
  const { prefer } = await mount(paths.clients())
  await expect.element(csvButton()).toBeVisible()
  prefer('get /v1/clients', 'code=500')
  await csvButton().click()
  await expect.element(page.getByText('No se pudo exportar')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Vargas Soto, Ian' })).toBeVisible()
})

test('the CSV file of workers holds their positions and colors', async () => {
  const downloads = recordDownloads()
  await mount(paths.workers({ search: 'salazar' }))
  await csvButton().click()
  await expect.poll(() => downloads.length).toBe(1)
  expect(downloads[0]?.name).toMatch(/^trabajadores-/)
  expect(await downloads[0]!.text).toMatch(/"Gerente, Administrador",Turquesa$/)
})

test('a printed list shows the time of printing and the search that found its rows, even if another search has begun', async () => {
  setClinicTime('2026-11-24', '10:40')
  const printed: (string | null)[] = []
  onPrint(() => printed.push(document.querySelector('article')!.textContent))
  const { alter, calls } = await mount(paths.clients({ search: 'ian' }))
  await expect.element(page.getByRole('link', { name: 'Vargas Soto, Ian' })).toBeVisible()
  setClinicTime('2026-11-24', '10:55')
  let release = () => {}
  alter('get /v1/clients', async (answer, { query }) => {
    if (query.get('limit') === '500') await new Promise<void>((resolve) => (release = resolve))
    return answer
  })
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect.poll(() => listSentQueries(calls).length).toBe(2)
  await page.getByRole('searchbox').fill('zoe')
  await expect.poll(() => listSentQueries(calls).at(-1)?.get('search')).toBe('zoe')
  await expect.element(page.getByText(/Búsqueda: «zoe»$/)).toBeInTheDocument()
  release()
  await expect.poll(() => printed.length).toBe(1)
  expect(printed[0]).toMatch(/Búsqueda: «ian»/)
  expect(printed[0]).toMatch(/impreso el .*, 10:55/)
  await expect.element(page.getByText(/Búsqueda: «zoe»$/)).toBeInTheDocument()
})

test('printing shows all rows in the light theme and without menus, and then restores the page', async () => {
  const printed: { rows: number; text: string; theme: string | undefined }[] = []
  onPrint(() => {
    const { innerText } = document.querySelector('article')!
    printed.push({
      rows: document.querySelectorAll('tbody tr').length,
      text: innerText,
      theme: document.documentElement.dataset.mantineColorScheme,
    })
  })
  const { alter } = await mount(paths.clients(), { theme: 'dark' })
  alter('get /v1/clients', async (answer, { query }) => {
    const [first] = (await answer.json()) as { id: string }[]
    const rows = Array.from({ length: 40 }, (_, index) => ({ ...first, id: `01998a00-0000-7000-8000-0200000000${10 + index}` }))
    return Response.json(rows.slice(0, Number(query.get('limit'))), { headers: { 'x-total-count': '40' } })
  })
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(15)
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect.poll(() => printed.map(({ rows, theme }) => ({ rows, theme }))).toEqual([{ rows: 40, theme: 'light' }])
  expect(printed[0]?.text).not.toMatch(/Acciones|de 40/)
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(15)
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark')
})

test('without a connection the rows on the screen are printed, and the paper says how many are missing', async () => {
  const printed: (string | null)[] = []
  onPrint(() => printed.push(document.querySelector('article')!.textContent))
  const { alter, prefer } = await mount(paths.clients())
  alter('get /v1/clients', answerWithTotal(400))
  await page.getByRole('searchbox').fill('a')
  await expect.element(page.getByText(/Búsqueda: «a»$/)).toBeInTheDocument()
  await expect.element(page.getByText(/de 400$/)).toBeVisible()
  prefer('get /v1/clients', 'no answer')
  window.dispatchEvent(new Event('offline'))
  onTestFinished(() => void window.dispatchEvent(new Event('online')))
  await expect.element(page.getByText(/^Sin conexión desde/)).toBeVisible()
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect.poll(() => printed.length).toBe(1)
  expect(printed[0]).toMatch(/Filas 1 – \d+ de 400 · Búsqueda: «a»/)
  expect(page.getByText('No se pudo imprimir').query()).toBeNull()
})

const printKey = '{Control>}p{/Control}'

test('the print key of the browser prints all rows once they are fetched, under a notice that they are', async () => {
  const printed: { rows: number; text: string }[] = []
  onPrint(() => {
    const { textContent } = document.querySelector('article')!
    printed.push({ rows: document.querySelectorAll('tbody tr').length, text: textContent })
  })
  const { alter, calls } = await mount(paths.clients())
  const answerWithAll = answerWithClients(40)
  let release = () => {}
  alter('get /v1/clients', async (answer, call) => {
    if (call.query.get('limit') === '500') await new Promise<void>((resolve) => (release = resolve))
    return answerWithAll(answer, call)
  })
  await page.getByRole('searchbox').fill('a')
  await expect.element(page.getByText('40 encontrados')).toBeVisible()
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect.element(page.getByText('16 – 30 de 40', { exact: true })).toBeVisible()
  await userEvent.keyboard(printKey)
  await expect.poll(() => listSentQueries(calls).at(-1)?.get('limit')).toBe('500')
  await expect.element(page.getByText('Cargando...')).toBeVisible()
  expect(printed).toEqual([])
  release()
  await expect.poll(() => printed.map(({ rows }) => rows)).toEqual([40])
  expect(printed[0]?.text).toMatch(/40 filas · Búsqueda: «a»/)
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(15)
})

test('where the rows cannot be fetched nothing is printed, and a notification says so', async () => {
  let printed = 0
  onPrint(() => printed++)
  const { prefer } = await mount(paths.clients())
  await expect.element(csvButton()).toBeVisible()
  prefer('get /v1/clients', 'code=500')
  await userEvent.keyboard(printKey)
  await expect.element(page.getByText('No se pudo imprimir')).toBeVisible()
  expect(printed).toBe(0)
})

test('a list of many thousands is printed up to a number of rows, and the paper says so', async () => {
  const printed: { rows: number; text: string }[] = []
  onPrint(() => {
    const { textContent } = document.querySelector('article')!
    printed.push({ rows: document.querySelectorAll('tbody tr').length, text: textContent })
  })
  const { alter } = await mount(paths.clients())
  alter('get /v1/clients', answerWithClients(12_345))
  await page.getByRole('searchbox').fill('a')
  await expect.element(page.getByText('12,345 encontrados')).toBeVisible()
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect.poll(() => printed.map(({ rows }) => rows)).toEqual([2_000])
  expect(printed[0]?.text).toContain('Filas 1 – 2,000 de 12,345 (se imprimen 2,000 como máximo)')
})

/** Makes the mock answer with the requested part of a number of clients, all with the data of the first one. */
function answerWithClients(count: number) {
  let client: object | undefined
  return async (answer: Response, { query }: { query: URLSearchParams }) => {
    client ??= ((await answer.json()) as object[])[0]
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))]
    const rows = Array.from({ length: Math.min(limit, count - offset) }, (_, index) => ({
      ...client,
      id: createId(String(offset + index).padStart(12, '0')),
    }))
    return Response.json(rows, { headers: { ...Object.fromEntries(answer.headers), 'x-total-count': String(count) } })
  }
}
