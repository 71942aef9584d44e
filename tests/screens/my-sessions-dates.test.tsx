import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { card, day, list, visit } from './my-sessions.ts'

test('day buttons, arrows and a swipe change the day in the URL, and "Hoy" leads back', async () => {
  const { url } = await visit()
  await day('jueves 26 de noviembre: 1').click()
  await expect.poll(url).toBe(paths.mySessions({ date: '2026-11-26' }))
  await expect.element(list('Jueves 26 de noviembre')).toMatchTextContent(/Valentina Quiroz/)
  // The card belongs to today.
  expect(card('Próxima sesión').query()).toBeNull()
  await page.getByRole('link', { name: 'Día siguiente' }).click()
  await expect.element(list('Viernes 27 de noviembre')).toMatchTextContent(/14:30 – 15:15Ian VargasPendiente/)
  swipe(list('Viernes 27 de noviembre').element(), -120)
  await expect.element(list('Sábado 28 de noviembre')).toBeInTheDocument()
  swipe(list('Sábado 28 de noviembre').element(), 120)
  await expect.poll(url).toBe(paths.mySessions({ date: '2026-11-27' }))
  await page.getByRole('link', { name: 'Hoy' }).click()
  await expect.poll(url).toBe(paths.mySessions())
  await expect.element(card('Sesión de ahora')).toBeVisible()
})

/** Moves a finger horizontally over an element. */
function swipe(element: Element, by: number) {
  const touchAt = (x: number) => new Touch({ identifier: 1, target: element, clientX: x, clientY: 10 })
  element.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touchAt(200)], changedTouches: [touchAt(200)] }))
  element.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touchAt(200 + by)] }))
}

test('two fingers that zoom the page do not change the day', async () => {
  await visit()
  await day('jueves 26 de noviembre: 1').click()
  await expect.element(list('Jueves 26 de noviembre')).toBeInTheDocument()
  pinch(list('Jueves 26 de noviembre').element())
  await page.getByRole('link', { name: 'Día siguiente' }).click()
  await expect.element(list('Viernes 27 de noviembre')).toBeInTheDocument()
})

/** Moves a finger away from another one over an element, and lifts both. */
function pinch(element: Element) {
  const touchAt = (identifier: number, x: number) => new Touch({ identifier, target: element, clientX: x, clientY: 10 })
  const [left, right] = [touchAt(1, 190), touchAt(2, 210)]
  const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
    element.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches }))
  send('touchstart', [left], [left])
  send('touchstart', [left, right], [right])
  send('touchend', [left], [touchAt(2, 350)])
  send('touchend', [], [left])
}

test('the month shows the number of sessions of each day, and a day of it its sessions', async () => {
  const { url } = await visit()
  await page.getByText('Mes', { exact: true }).click()
  await expect.poll(url).toBe(paths.mySessions({ view: 'month' }))
  await day('lunes 9 de noviembre: 1').click()
  await expect.poll(url).toBe(paths.mySessions({ view: 'month', date: '2026-11-09' }))
  await expect.element(list('Lunes 9 de noviembre')).toMatchTextContent(/· 1 sesión.*Ian Vargas/)
  await page.getByRole('button', { name: 'Mes siguiente' }).click()
  await expect.element(day('jueves 17 de diciembre: 1')).toBeVisible()
  await expect.element(day('jueves 24 de diciembre: 0')).toBeVisible()
  expect(url()).toBe(paths.mySessions({ view: 'month', date: '2026-12-01' }))
  await page.getByRole('button', { name: 'Mes anterior' }).click()
  await expect.poll(url).toBe(paths.mySessions({ view: 'month', date: '2026-11-24' }))
})

test('a wide window shows the month beside the day, and its days are reached by arrow keys', async () => {
  const { url } = await visit({ width: 1280 })
  await expect.element(card('Sesión de ahora')).toBeVisible()
  await expect.element(day('martes 24 de noviembre: 2')).toHaveAttribute('aria-current', 'date')
  expect(page.getByText('Mes', { exact: true }).query()).toBeNull()
  day('martes 24 de noviembre: 2').element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  await expect.poll(url).toBe(paths.mySessions({ date: '2026-11-26' }))
  await expect.element(list('Jueves 26 de noviembre')).toMatchTextContent(/Valentina Quiroz/)
})
