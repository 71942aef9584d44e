import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { seriousProblems } from './axe.ts'
import { downloads, fileOf, review, rowsOf } from './import-file.ts'
import { mount } from './mount.tsx'

type Body = { person: { document: string } }
const registering = 'post /v1/clients'
const documentOf = (sent: unknown) => (sent as Body).person.document
const register = (count: number) => page.getByRole('button', { name: `Registrar ${count} clientes` }).click()
const report = (words: string) => expect.element(page.getByRole('heading', { name: words })).toHaveFocus()
const progress = () => page.getByRole('progressbar', { name: 'Filas enviadas' })

/** The documents that were sent, in their order. */
const sentBy = (wire: Awaited<ReturnType<typeof mount>>) =>
  wire.calls
    .filter(({ call }) => call === registering)
    .map(({ body }) => documentOf(body))
    .sort()

test.for([true, false])('who is ready is registered, one call each, and the lists are asked again (additions: %s)', async (additions) => {
  const wire = await mount(paths.clients(), { additions })
  await expect.element(page.getByRole('heading', { name: 'Clientes' })).toBeVisible()
  await wire.router.navigate(paths.importClients())
  await review(fileOf([...rowsOf(6), 'Ana,Torres,Vega,1,F,1,nada']))
  await register(6)
  await report('Se registraron 6 clientes')
  expect(sentBy(wire)).toEqual([1, 2, 3, 4, 5, 6].map((number) => String(70_000_000 + number)))
  expect(wire.calls.find(({ call }) => call === registering)?.body).toEqual({
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
  expect(wire.calls.filter(({ call }) => call === 'get /v1/clients').length).toBe(2)
})

test.for(['light', 'dark'] as const)(
  'who is refused is named with the reason, and can be had as a file with who had problems (%s)',
  async (theme) => {
    const wire = await mount(paths.importClients(), { theme })
    wire.prefer(registering, (sent) => (documentOf(sent) === '70000002' ? 'code=409' : undefined))
    const rows = rowsOf(4)
    rows[3] = '=Ana,Torres,,1,F,987654321,"dijo ""no"""'
    await review(fileOf(rows))
    await register(3)
    await report('Se registraron 2 clientes')
    await expect.element(page.getByText(/^2 filas no se registraron\./)).toBeVisible()
    await expect
      .element(page.getByRole('row', { name: /^3 Ñahui Flores, Luz Ese documento ya está registrado\. Lo tiene Ian Vargas Soto\./ }))
      .toBeVisible()
    expect(await seriousProblems()).toEqual([])

    const { saved, stop } = downloads()
    await page.getByRole('button', { name: 'Descargar estas filas' }).click()
    stop()
    expect(saved[0]?.name).toBe('pacientes por corregir.csv')
    expect(await saved[0]?.text).toBe(
      [
        '\ufeffNombres,Apellido paterno,Apellido materno,DNI,Sexo,Celular,Observaciones,Motivo',
        'Luz,Ñahui,Flores,70000002,F,987654321,nada,Ese documento ya está registrado. Lo tiene Ian Vargas Soto.',
        `"'=Ana",Torres,,1,F,987654321,"dijo ""no""",Apellido materno: Complete este dato. Documento: El DNI tiene 8 cifras; hay 1.`,
      ].join('\r\n'),
    )
  },
)

test('cancelling waits for what is on its way and sends nothing more', async () => {
  const wire = await mount(paths.importClients())
  const release = wire.hold(registering)
  await review(fileOf(rowsOf(20)))
  await register(20)
  await expect.element(progress()).toHaveAttribute('aria-valuetext', '0 de 20')
  expect(await seriousProblems()).toEqual([])
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(page.getByText('Terminando lo que ya se envió…')).toBeVisible()
  release()
  await report('Se registraron 4 clientes')
  await expect.element(page.getByRole('row', { name: /^6 .*No se envió: la importación se detuvo antes/ })).toBeVisible()
  expect(sentBy(wire).length).toBe(4)
})

test('a server that asks to wait is waited for, and nobody is left out', async () => {
  const wire = await mount(paths.importClients())
  let answered = 0
  wire.alter(registering, (answer) => {
    answered += 1
    if (answered > 3) return answer
    const error = { message: 'Demasiadas peticiones.', details: [], code: 4 }
    return new Response(JSON.stringify({ error, correlationId: 'x' }), { status: 429, headers: { 'retry-after': '1' } })
  })
  await review(fileOf(rowsOf(7)))
  await register(7)
  await expect.element(page.getByText('El servidor pide una pausa: el registro sigue solo en 1 segundo.')).toBeVisible()
  await report('Se registraron 7 clientes')
  expect(new Set(sentBy(wire)).size).toBe(7)
  expect(sentBy(wire).length).toBe(10)
})

test('a session that ends asks to sign in over the page, and then it goes on', async () => {
  const wire = await mount(paths.importClients(), { answers: { [registering]: 'code=401' } })
  await review(fileOf(rowsOf(5)))
  await register(5)
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' })
  await expect.element(dialog).toBeVisible()
  wire.prefer(registering, 'code=201')
  await dialog.getByLabelText('Contraseña', { exact: true }).fill('administrador-demo')
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Se registraron 5 clientes' })).toBeVisible()
  expect(page.getByText(/todavía no está guardado/).query()).toBeNull()
})

test('a network that fails stops it; of whom nothing is known is said, and nobody is sent twice', async () => {
  const wire = await mount(paths.importClients())
  wire.prefer(registering, (sent) => (documentOf(sent) === '70000003' ? 'no answer' : undefined))
  await review(fileOf(rowsOf(12)))
  await register(12)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/El servidor no respondió/)
  await expect.element(page.getByRole('heading', { name: 'El registro se detuvo' })).toBeVisible()

  wire.prefer('get /v1/auth/is_logged_in', 'no answer')
  const sent = sentBy(wire).length
  const asked = () => wire.calls.filter(({ call }) => call === 'get /v1/auth/is_logged_in').length
  const before = asked()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect.poll(asked).toBe(before + 1)
  await expect.element(page.getByRole('button', { name: 'Continuar' })).not.toHaveAttribute('data-loading')
  expect(sentBy(wire).length).toBe(sent)

  wire.prefer('get /v1/auth/is_logged_in', 'code=200')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await report('Se registraron 11 clientes')
  await expect.element(page.getByRole('row', { name: /^4 .*No se sabe si se registró/ })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Buscar 70000003 en otra pestaña' }))
    .toHaveAttribute('href', paths.clients({ search: '70000003' }))
  expect(sentBy(wire).length).toBe(12)
})
