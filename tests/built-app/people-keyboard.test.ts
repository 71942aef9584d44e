import { afterAll, expect, test } from 'vitest'
import { paths } from '#web/navigation/paths.ts'
import { activate, selectWithArrows, typeInto } from './keyboard.ts'
import { startOwnApp } from './own-app.ts'
import { tabTo } from './tab-to.ts'

const { url, page, end } = await startOwnApp()
afterAll(end)

test('a client is registered, found, opened, edited and deleted with the keyboard alone', async () => {
  await page.goto(url + paths.clients())
  await activate(page, button('Registrar cliente'))
  await typeInto(page, 'Nombres', 'Luis')
  await typeInto(page, 'Apellido paterno', 'Ramos')
  await typeInto(page, 'Apellido materno (opcional)', 'Quispe')
  await typeInto(page, 'Documento', '40506070')
  await selectWithArrows(page, 'Género', 'Masculino')
  await typeInto(page, 'Nacimiento (opcional)', '14052018')
  await press('Control+Enter')
  await expectFormClosed()

  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('luis ramos')
  await page.getByText('1 encontrado').waitFor()
  await activate(page, page.getByRole('link', { name: /^Ramos Quispe, Luis/ }))
  await page.getByText('14 de mayo de 2018').waitFor()

  await activate(page, button('Editar'))
  await typeInto(page, 'Teléfono (opcional)', '900 111 111')
  await press('Control+Enter')
  await expectFormClosed()
  await page.getByText('900 111 111', { exact: true }).waitFor()

  await deleteOpenPerson('Luis Ramos Quispe', 'cliente')
  await page.getByText('Todavía no hay clientes').waitFor()
})

const press = (key: string) => page.keyboard.press(key)

const button = (name: string) => page.getByRole('button', { name, exact: true }).first()

const expectFormClosed = () => expect.poll(() => page.getByRole('dialog').count()).toBe(0)

/** Deletes the person whose page is open. */
async function deleteOpenPerson(name: string, noun: string) {
  await activate(page, button(`Acciones de ${name}`))
  const item = page.getByRole('menuitem', { name: 'Eliminar' })
  await item.waitFor()
  for (let presses = 0; presses < 10 && !(await item.evaluate((element) => element === document.activeElement)); presses++)
    await press('ArrowDown')
  await press('Enter')
  await activate(page, button(`Eliminar ${noun}`))
  await expectFormClosed()
}
