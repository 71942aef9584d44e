import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { countChips, openTuesday, section } from './home.ts'

const names = ['Vinieron', 'No vinieron', 'Sin marcar', 'Confirmadas', 'Pendientes', 'Aplazadas', 'Canceladas']
/** What does not take place is counted, but is no session of the week. */
const released = ['Aplazadas', 'Canceladas']
const number = (name: string) => section('Esta semana').getByRole('link', { name: new RegExp(`^${name}`) })
const item = (index: number) => page.getByRole('menuitem').nth(index)
const readCount = (link: Locator) => Number(/\d+/.exec(link.element().textContent ?? '')?.[0])

test('each number of the week links to as many sessions in the agenda, turn by turn', async () => {
  const { router } = await openTuesday()
  let [sum, menus] = [0, 0]
  for (const name of names) {
    const link = number(name)
    let [total, found] = [0, 0]
    for (let [turn, turns] = [0, 1]; turn < turns; turn++) {
      await expect.element(link).toBeVisible()
      total = readCount(link)
      const hasMenu = link.element().ariaHasPopup === 'menu'
      await link.click()
      let expected = total
      if (hasMenu) {
        menus++
        await expect.element(item(turn)).toBeVisible()
        turns = page.getByRole('menuitem').elements().length
        expected = readCount(item(turn))
        await item(turn).click()
      }
      await expect.element(page.getByRole('grid'), { message: name }).toBeVisible()
      await expect.poll(countChips, { message: name }).toBe(expected)
      found += expected
      await router.navigate(paths.admin())
    }
    expect(found, name).toBe(total)
    if (!released.includes(name)) sum += total
  }
  expect(menus).toBeGreaterThan(0)
  await expect.element(section('Esta semana').getByRole('link', { name: `${sum} sesiones` })).toBeVisible()
})

test('the turns of a number have a URL of their own, to which the agenda leads back, and Escape closes them', async () => {
  const { router, url } = await openTuesday({ url: paths.admin({ turns: 'week' }) })
  await expect.element(item(0)).toBeVisible()
  await item(0).click()
  await expect.element(page.getByRole('grid')).toBeVisible()
  await router.navigate(-1)
  await expect.element(item(0)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(url).toBe(paths.admin())
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument()
})

test('the number of a worker is the one on the page of the worker', async () => {
  await openTuesday()
  const link = section('Por trabajador').getByRole('link', { name: /^Ana Torres/ })
  await expect.element(link).toBeVisible()
  const count = /\d+$/.exec(link.element().textContent ?? '')?.[0]
  await link.click()
  await expect.element(page.getByRole('heading', { name: 'Ana Torres Medina' })).toBeVisible()
  await expect.element(section('Carga de la semana').getByText(new RegExp(`^${count} sesion`))).toBeVisible()
})
