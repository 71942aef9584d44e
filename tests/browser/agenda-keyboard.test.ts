import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addDays } from '#domain/weeks.ts'
import { type Clinic, cell, chip, day, expectAgenda, openClinic, sunday } from './clinic.ts'

let clinic: Clinic
let page: Page

beforeAll(async () => {
  clinic = await openClinic(inject('started'))
})
afterAll(() => clinic.end())

test('a week is lived through by the keyboard alone: booked, marked, moved, chosen, deleted, taken back', async () => {
  page = await clinic.visit()
  const grid = page.getByRole('grid')
  await tabTo(grid.getByRole('gridcell').first(), () => isInside(grid))
  await press('Control+Home', 'ArrowRight', 'ArrowRight', 'ArrowDown')
  await hasFocus(cell(page, day(2), '09:00'))

  // the slot is free: it is booked
  await press('Enter')
  const form = page.getByRole('dialog', { name: 'Reservar sesión' })
  await hasFocus(form.getByRole('combobox', { name: 'Cliente' }))
  await page.keyboard.type('ian')
  await page.getByRole('option', { name: /^Ian Vargas/ }).waitFor()
  await press('ArrowDown', 'Enter')
  await tabTo(form.getByRole('radio').first(), () => isInside(form.getByRole('group', { name: /^Trabajador/ })))
  await press('Space', 'Control+Enter')
  await form.waitFor({ state: 'detached' })
  await expectAgenda(clinic, ['Ian Ana +2 09:00 pending'])
  await hasFocus(cell(page, day(2), '09:00'))

  // into the slot, where keys mark, move, and take back
  await press('Enter', 'c')
  await expectAgenda(clinic, ['Ian Ana +2 09:00 confirmed'])
  await press('Alt+ArrowDown')
  await expectAgenda(clinic, ['Ian Ana +2 10:00 confirmed'])
  await hasFocus(chip(page, day(2), '10:00', 'Ian V. con Ana Torres, confirmada'))
  await press('Alt+ArrowRight')
  await expectAgenda(clinic, ['Ian Ana +3 10:00 confirmed'])
  await press('Control+z')
  await expectAgenda(clinic, ['Ian Ana +2 10:00 confirmed'])
  await press('Control+z', 'Control+z')
  await expectAgenda(clinic, ['Ian Ana +2 09:00 pending'])

  // what the keys are is one key away
  await press('?')
  await page.getByRole('dialog', { name: /teclado/i }).waitFor()
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  // chosen ones are changed together
  await clinic.book({ client: 'zoe', worker: 'bruno', date: day(2), time: 540 })
  await page.reload()
  await tabTo(grid.getByRole('gridcell').first(), () => isInside(grid))
  await press('Control+Home', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter', 'Space', 'ArrowDown', 'Space', 'a')
  await expectAgenda(clinic, ['Ian Ana +2 09:00 postponed', 'Zoe Bruno +2 09:00 postponed'])
  await press('Control+z')
  await expectAgenda(clinic, ['Ian Ana +2 09:00 pending', 'Zoe Bruno +2 09:00 pending'])

  // to another week and back, and the place stays, but not what was chosen
  await press('PageDown')
  await hasFocus(cell(page, addDays(day(2), 7), '09:00'))
  await press('PageUp')
  await hasFocus(cell(page, day(2), '09:00'))

  await press('Enter', 'Delete')
  await page.getByRole('dialog', { name: /^¿Eliminar la sesión de Ian Vargas/ }).waitFor()
  await tabTo(page.getByRole('button', { name: 'Eliminar sesión' }))
  await press('Enter')
  await expectAgenda(clinic, ['Zoe Bruno +2 09:00 pending'])
  await press('Control+z')
  await expectAgenda(clinic, ['Ian Ana +2 09:00 pending', 'Zoe Bruno +2 09:00 pending'])

  // where somebody is busy nobody is moved, and it is said why
  await clinic.book({ client: 'luis', worker: 'ana', date: day(2), time: 600 })
  await page.reload()
  await chip(page, day(2), '10:00', 'Luis R.').waitFor()
  await tabTo(grid.getByRole('gridcell').first(), () => isInside(grid))
  await press('Control+Home', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter', 'Alt+ArrowDown')
  await page
    .getByText(/Ana Torres ya atiende a Luis Ramos/)
    .first()
    .waitFor()
  await expectAgenda(clinic, ['Ian Ana +2 09:00 pending', 'Zoe Bruno +2 09:00 pending', 'Luis Ana +2 10:00 pending'])
  expect((await clinic.agenda(addDays(sunday, -7))).length).toBe(0)
})

async function press(...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

/** Goes on with Tab until something has the focus. */
async function tabTo(target: Locator, arrived = () => isFocused(target)) {
  await target.first().waitFor()
  for (let count = 0; count < 60 && !(await arrived()); count++) await press('Tab')
  expect(await arrived()).toBe(true)
}

const isFocused = (locator: Locator) => locator.first().evaluate((element) => element === document.activeElement)
const isInside = (locator: Locator) => locator.first().evaluate((element) => element.contains(document.activeElement))
const hasFocus = (locator: Locator) => expect.poll(() => isFocused(locator)).toBe(true)
