import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { adminPassword } from './admin-password.ts'
import { findSeriousViolations } from './axe.ts'
import { changeClient, endPageSignIn, registerLuz } from './colleague.ts'
import { createFile, createRows, openReview } from './import-file.ts'
import { type Mounted, mount } from './mount.tsx'
import { recordDownloads } from './record-downloads.ts'

type Body = { person: { document: string } }
const createClientCall = 'post /v1/clients'
const getDocument = (sent: unknown) => (sent as Body).person.document
const register = (count: number) => page.getByRole('button', { name: `Registrar ${count} clientes` }).click()
const expectReport = (title: string) => expect.element(page.getByRole('heading', { name: title })).toHaveFocus()
const progress = () => page.getByRole('progressbar', { name: 'Filas enviadas' })

/** Returns the sent documents, sorted. */
const listSentDocuments = (mounted: Mounted) =>
  mounted.calls
    .filter(({ call }) => call === createClientCall)
    .map(({ body }) => getDocument(body))
    .sort()

test('each row without problems is registered with one call after one for who is registered already, and the list of clients is fetched again', async () => {
  const mounted = await mount(paths.clients(), { usesRealServer: true })
  await expect.element(page.getByRole('heading', { name: 'Clientes' })).toBeVisible()
  await mounted.router.navigate(paths.importClients())
  await openReview(createFile([...createRows(6), 'Ana,Torres,Vega,1,F,1,nada']))
  await register(6)
  await expectReport('Se registraron 6 clientes')
  expect(listSentDocuments(mounted)).toEqual([1, 2, 3, 4, 5, 6].map((number) => String(70_000_000 + number)))
  expect(mounted.calls.find(({ call }) => call === createClientCall)?.body).toEqual({
    person: {
      name: 'Luz',
      father_last_name: 'Ñahui',
      mother_last_name: 'Flores',
      document_type: 0,
      document: expect.any(String),
      gender: false,
      phone: '987654321',
    },
  })
  await page.getByRole('link', { name: 'Ver clientes' }).click()
  await page.getByRole('button', { name: 'Salir sin descargar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Clientes', exact: true })).toBeVisible()
  await expect.poll(() => mounted.calls.filter(({ call }) => call === 'get /v1/clients').length).toBe(3)
})

test('the guardian and the note of a row are shown and registered with the client', async () => {
  const { calls } = await mount(paths.importClients(), { usesRealServer: true })
  const head = 'Nombres,Apellido paterno,DNI,Sexo,Apoderado,Celular del apoderado,Nota'
  const rows = ['Luz,Ñahui,70000001,F,Rosa Díaz,987 654 322,Prefiere la mañana', 'Eva,Ríos,70000002,F,,,']
  await openReview(new File([[head, ...rows].join('\r\n')], 'pacientes.csv', { type: 'text/csv' }))
  await expect.element(page.getByRole('row', { name: /Rosa Díaz 987 654 322.*Prefiere la mañana/ })).toBeVisible()
  await register(2)
  await expectReport('Se registraron 2 clientes')
  const sent = calls.filter(({ call }) => call === createClientCall).map(({ body }) => body)
  expect(sent).toContainEqual({
    person: expect.objectContaining({ document: '70000001' }),
    guardian_name: 'Rosa Díaz',
    guardian_phone: '987 654 322',
    note: 'Prefiere la mañana',
  })
  expect(sent).toContainEqual({ person: expect.objectContaining({ document: '70000002' }) })
})

test.for(['light', 'dark'] as const)(
  'refused rows are listed with the reason and downloaded together with the rows that had problems (%s)',
  async (theme) => {
    await mount(paths.importClients(), { theme, usesRealServer: true })
    const rows = createRows(4)
    rows[3] = '=Ana,,Torres,1,F,987654321,"dijo ""no"""'
    await openReview(createFile(rows))
    await expect.element(page.getByRole('heading', { name: '3 filas listas, 1 con problemas' })).toBeVisible()
    await changeClient(await registerLuz(), { document: '70000002' })
    await register(3)
    await expectReport('Se registraron 2 clientes')
    await expect.element(page.getByText(/^2 filas no se registraron\./)).toBeVisible()
    await expect
      .element(
        page.getByRole('row', { name: /^3 Ñahui Flores, Luz Ya hay una persona con este documento\. Lo tiene Luz Paz Ríos \(cliente\)\./ }),
      )
      .toBeVisible()
    expect(await findSeriousViolations()).toEqual([])

    const downloads = recordDownloads()
    await page.getByRole('button', { name: 'Descargar estas filas' }).click()
    expect(downloads[0]?.name).toBe('pacientes por corregir.csv')
    expect(await downloads[0]?.text).toBe(
      [
        '\ufeffNombres,Apellido paterno,Apellido materno,DNI,Sexo,Celular,Observaciones,Motivo',
        'Luz,Ñahui,Flores,70000002,F,987654321,nada,Ya hay una persona con este documento. Lo tiene Luz Paz Ríos (cliente).',
        `"'=Ana",,Torres,1,F,987654321,"dijo ""no""",Apellido paterno: Complete este dato. Documento: El DNI tiene 8 cifras; hay 1.`,
      ].join('\r\n'),
    )
  },
)

test('canceling waits for the calls in progress and sends nothing more', async () => {
  const mounted = await mount(paths.importClients(), { usesRealServer: true })
  const release = mounted.hold(createClientCall)
  await openReview(createFile(createRows(20)))
  await register(20)
  await expect.element(progress()).toHaveAttribute('aria-valuetext', '0 de 20')
  expect(await findSeriousViolations()).toEqual([])
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(page.getByText('Terminando lo que ya se envió…')).toBeVisible()
  release()
  await expectReport('Se registraron 4 clientes')
  await expect.element(page.getByRole('row', { name: /^6 .*No se envió: la importación se detuvo antes/ })).toBeVisible()
  expect(listSentDocuments(mounted).length).toBe(4)
})

test('after a 429 sending pauses and resumes, and every row is registered', async () => {
  const mounted = await mount(paths.importClients())
  let answerCount = 0
  mounted.alter(createClientCall, (answer) => {
    answerCount += 1
    if (answerCount > 3) return answer
    const error = { message: 'Demasiadas peticiones.', details: [], code: 4 }
    return new Response(JSON.stringify({ error, correlationId: 'x' }), { status: 429, headers: { 'retry-after': '1' } })
  })
  await openReview(createFile(createRows(7)))
  await register(7)
  await expect.element(page.getByText('El servidor pide una pausa: el registro sigue solo en 1 segundo.')).toBeVisible()
  await expectReport('Se registraron 7 clientes')
  expect(new Set(listSentDocuments(mounted)).size).toBe(7)
  expect(listSentDocuments(mounted).length).toBe(10)
})

test('after a 401 a dialog asks to sign in, and then sending resumes', async () => {
  await mount(paths.importClients(), { usesRealServer: true })
  await openReview(createFile(createRows(5)))
  await endPageSignIn()
  await register(5)
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' })
  await expect.element(dialog).toBeVisible()
  await dialog.getByLabelText('Contraseña', { exact: true }).fill(adminPassword)
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Se registraron 5 clientes' })).toBeVisible()
  expect(page.getByText(/todavía no está guardado/).query()).toBeNull()
})

test('a network failure stops sending; the row without an answer is reported, and no row is sent twice', async () => {
  const mounted = await mount(paths.importClients())
  mounted.prefer(createClientCall, (sent) => (getDocument(sent) === '70000003' ? 'no answer' : undefined))
  await openReview(createFile(createRows(12)))
  await register(12)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/El servidor no respondió/)
  await expect.element(page.getByRole('heading', { name: 'El registro se detuvo' })).toBeVisible()

  mounted.prefer('get /v1/auth/is_logged_in', 'no answer')
  const sentCount = listSentDocuments(mounted).length
  const countChecks = () => mounted.calls.filter(({ call }) => call === 'get /v1/auth/is_logged_in').length
  const checksBefore = countChecks()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect.poll(countChecks).toBe(checksBefore + 1)
  await expect.element(page.getByRole('button', { name: 'Continuar' })).not.toHaveAttribute('data-loading')
  expect(listSentDocuments(mounted).length).toBe(sentCount)

  mounted.prefer('get /v1/auth/is_logged_in', 'code=200')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expectReport('Se registraron 11 clientes')
  await expect.element(page.getByRole('row', { name: /^4 .*No se sabe si se registró/ })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Buscar 70000003 en otra pestaña' }))
    .toHaveAttribute('href', paths.clients({ search: '70000003' }))
  expect(listSentDocuments(mounted).length).toBe(12)
})
