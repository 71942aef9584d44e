import type { Locator, Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { addDays } from '#domain/weeks.ts'
import { cell, chip, expectAgenda, getDayOfWeek, startClinic, sunday } from './clinic.ts'
import { isFocused, tabTo } from './tab-to.ts'

const clinic = await startClinic()
afterAll(() => clinic.end())

let page: Page

test('sessions are booked, marked, moved, selected and deleted with the keyboard alone, and every change can be undone', async () => {
  page = await clinic.openWeek()
  const grid = page.getByRole('grid')
  await tabTo(page, grid.getByRole('gridcell').first(), () => isInside(grid))
  await press('Control+Home', 'ArrowRight', 'ArrowRight', 'ArrowDown')
  await expectFocus(cell(page, getDayOfWeek(2), '09:00'))

  // Books the free slot.
  await press('Enter')
  const form = page.getByRole('dialog', { name: 'Reservar sesión' })
  await expectFocus(form.getByRole('combobox', { name: 'Cliente' }))
  await page.keyboard.type('ian')
  await page.getByRole('option', { name: /^Ian Vargas/ }).waitFor()
  await press('ArrowDown', 'Enter')
  await tabTo(page, form.getByRole('radio').first(), () => isInside(form.getByRole('group', { name: /^Trabajador/ })))
  await press('Space', 'Control+Enter')
  await form.waitFor({ state: 'detached' })
  await expectAgenda(clinic, ['Ian Ana +2 09:00 pending'])
  await expectFocus(cell(page, getDayOfWeek(2), '09:00'))

  // Marks and moves the session by keys, then undoes it.
  await press('Enter', 'c')
  await expectAgenda(clinic, ['Ian Ana +2 09:00 confirmed'])
  await press('Alt+ArrowDown')
  await expectAgenda(clinic, ['Ian Ana +2 10:00 pending'])
  await expectFocus(chip(page, getDayOfWeek(2), '10:00', 'Ian V. con Ana Torres, pendiente'))
  await press('Alt+ArrowRight')
  await expectAgenda(clinic, ['Ian Ana +3 10:00 pending'])
  await press('Control+z')
  await expectAgenda(clinic, ['Ian Ana +2 10:00 pending'])
  await press('Control+z', 'Control+z')
  await expectAgenda(clinic, ['Ian Ana +2 09:00 pending'])

  // Opens and closes the keyboard help.
  await press('?')
  await page.getByRole('dialog', { name: /teclado/i }).waitFor()
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  // Changes two selected sessions together.
  await clinic.book({ client: 'zoe', worker: 'bruno', date: getDayOfWeek(2), time: 540 })
  await page.reload()
  await tabTo(page, grid.getByRole('gridcell').first(), () => isInside(grid))
  await press('Control+Home', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter', 'Space', 'ArrowDown', 'Space', 'a')
  await expectAgenda(clinic, ['Ian Ana +2 09:00 postponed', 'Zoe Bruno +2 09:00 postponed'])
  await press('Control+z')
  await expectAgenda(clinic, ['Ian Ana +2 09:00 pending', 'Zoe Bruno +2 09:00 pending'])

  // Goes to another week and back: the active cell stays, the selection does not.
  await press('PageDown')
  await expectFocus(cell(page, addDays(getDayOfWeek(2), 7), '09:00'))
  await press('PageUp')
  await expectFocus(cell(page, getDayOfWeek(2), '09:00'))

  await press('Enter', 'Delete')
  await page.getByRole('dialog', { name: /^¿Eliminar la sesión de Ian Vargas/ }).waitFor()
  await tabTo(page, page.getByRole('button', { name: 'Eliminar sesión' }))
  await press('Enter')
  await expectAgenda(clinic, ['Zoe Bruno +2 09:00 pending'])
  // The dialog is open until the answer arrives, and Ctrl+Z does nothing behind a dialog.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await press('Control+z')
  await expectAgenda(clinic, ['Ian Ana +2 09:00 pending', 'Zoe Bruno +2 09:00 pending'])

  // A move into a conflict is refused with the reason.
  await clinic.book({ client: 'luis', worker: 'ana', date: getDayOfWeek(2), time: 600 })
  await page.reload()
  await chip(page, getDayOfWeek(2), '10:00', 'Luis R.').waitFor()
  await tabTo(page, grid.getByRole('gridcell').first(), () => isInside(grid))
  await press('Control+Home', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter', 'Alt+ArrowDown')
  await page
    .getByText(/Ana Torres ya atiende a Luis Ramos/)
    .first()
    .waitFor()
  await expectAgenda(clinic, ['Ian Ana +2 09:00 pending', 'Zoe Bruno +2 09:00 pending', 'Luis Ana +2 10:00 pending'])
  expect((await clinic.fetchSessions(addDays(sunday, -7))).length).toBe(0)
})

async function press(...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

const isInside = (locator: Locator) => locator.first().evaluate((element) => element.contains(document.activeElement))
const expectFocus = (locator: Locator) => expect.poll(() => isFocused(locator)).toBe(true)
