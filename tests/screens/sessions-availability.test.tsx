import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { parseTimeOfDay } from '#domain/clock.ts'
import { cell, chip, getWeekUrl, sessions, setClinicTime, workers } from './agenda.ts'
import { bookingForm, openThursdayForm } from './booking-form.ts'
import { addAbsence, readSession, setWorkingHours } from './colleague.ts'
import { mount } from './mount.tsx'

const tuesday = { fromDate: '2026-11-24', toDate: '2026-11-24' }
const head = (day: string) => page.getByRole('columnheader', { name: new RegExp(`^${day}`) })
const isHatched = (slot: string) => cell(slot).element().hasAttribute('data-unavailable')

test('the heads of the days name a closing day and who is absent, and the closed day is hatched', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: async () => {
      await addAbsence({ fromDate: '2026-11-26', toDate: '2026-11-26', reason: 'Inmaculada' })
      await addAbsence({
        ...tuesday,
        workerId: workers.ana,
        startTime: parseTimeOfDay('09:00'),
        endTime: parseTimeOfDay('11:00'),
        reason: 'Operación',
      })
      await addAbsence({ ...tuesday, workerId: workers.jorge })
    },
  })
  await expect.element(head('jueves 26 de noviembre')).toMatchTextContent(/Cerrado: Inmaculada/)
  await expect.element(head('jueves 26 de noviembre').getByText('Inmaculada', { exact: true })).toBeVisible()
  await expect.element(head('martes 24 de noviembre').getByText('Ausentes: Ana Torres, Jorge Bravo')).toBeVisible()
  await expect
    .element(head('martes 24 de noviembre'))
    .toMatchTextContent(/Ana Torres, ausente de 09:00 a 11:00 \(Operación\)\. Jorge Bravo, ausente/)
  expect(isHatched('jueves 26 de noviembre, 08:50')).toBe(true)
  expect(isHatched('martes 24 de noviembre, 08:50')).toBe(false)
  await expect
    .element(cell('jueves 26 de noviembre, 08:50'))
    .toHaveAccessibleName(/La clínica cierra el 26 de noviembre \(Inmaculada\)\. Reservar$/)
})

test('an absence that a colleague enters while the week is open is shown when the window gets the focus', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await expect.element(head('martes 24 de noviembre')).toBeVisible()
  await addAbsence({ ...tuesday, workerId: workers.ana })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(head('martes 24 de noviembre').getByText('Ausente: Ana Torres')).toBeVisible()
})

test('where one worker is looked at, the slots in which this worker is not there are hatched', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl({ worker: workers.ana }), {
    usesRealServer: true,
    prepare: async () => {
      await setWorkingHours(workers.ana, [1, 2, 4], parseTimeOfDay('08:00'), parseTimeOfDay('10:30'))
      await addAbsence({ ...tuesday, workerId: workers.ana, startTime: parseTimeOfDay('09:00'), endTime: parseTimeOfDay('10:00') })
      await addAbsence({ ...tuesday, workerId: workers.jorge })
    },
  })
  await expect.element(head('martes 24 de noviembre').getByText('Ausente: Ana Torres', { exact: true })).toBeVisible()
  await expect
    .element(cell('martes 24 de noviembre, 08:50'))
    .toHaveAccessibleName(/Ana Torres está ausente el 24 de noviembre de 09:00 a 10:00\./)
  // The absences may arrive before the hours.
  await expect.element(cell('viernes 27 de noviembre, 08:00')).toHaveAttribute('data-unavailable')
  const hatched = ['08:00', '08:50', '09:40', '10:30'].map((time) => isHatched(`martes 24 de noviembre, ${time}`))
  expect(hatched).toEqual([false, true, true, true])
  expect(['08:00', '09:40', '10:30'].map((time) => isHatched(`jueves 26 de noviembre, ${time}`))).toEqual([false, false, true])
})

test('the booking form hatches the slots of the worker who is chosen in it', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: () => setWorkingHours(workers.elena, [4], parseTimeOfDay('08:00'), parseTimeOfDay('14:00')),
  })
  await openThursdayForm()
  expect(isHatched('viernes 27 de noviembre, 08:00')).toBe(false)
  await bookingForm().getByText('Elena Quispe').click()
  await expect.element(cell('viernes 27 de noviembre, 08:00')).toHaveAttribute('data-unavailable')
  expect(isHatched('jueves 26 de noviembre, 08:50')).toBe(false)
  await userEvent.keyboard('{Escape}')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Descartar|Salir)/ })
    .click()
  await expect.element(cell('viernes 27 de noviembre, 08:00')).not.toHaveAttribute('data-unavailable')
})

test('sessions that are still in an absence carry a mark, and a filter shows them alone', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { url } = await mount(getWeekUrl(), { usesRealServer: true, prepare: () => addAbsence({ ...tuesday, workerId: workers.ana }) })
  const valentina = chip(/^Valentina Q. con Ana Torres, confirmada, en ausencia/)
  await expect.element(valentina).toBeVisible()
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  await valentina.click()
  await expect
    .element(page.getByRole('dialog', { name: 'Valentina Quiroz Peña' }))
    .toMatchTextContent(/Ana Torres está ausente el 24 de noviembre\./)
  await userEvent.keyboard('{Escape}')
  const filter = page.getByRole('button', { name: /^\d+ por resolver$/ })
  const count = Number.parseInt(filter.element().textContent ?? '', 10)
  await filter.click()
  await expect.element(chip(/^Zoe C. con Bruno/)).not.toBeInTheDocument()
  expect(chip(/ con .*, en ausencia/).elements().length).toBe(count)
  expect(url()).toBe(getWeekUrl({ absent: 'true' }))
  await expect.element(filter).toHaveAttribute('aria-pressed', 'true')
})

test('the card keeps a session in an absence, says so afterwards, and Ctrl+Z asks again', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true, prepare: () => addAbsence({ ...tuesday, workerId: workers.ana }) })
  const card = page.getByRole('dialog', { name: 'Valentina Quiroz Peña' })
  await chip(/^Valentina Q. con Ana Torres, confirmada, en ausencia/).click()
  await card.getByRole('button', { name: 'Mantener' }).click()
  await expect.element(page.getByText(/^Sesión mantenida: Valentina Quiroz/)).toBeVisible()
  await expect.poll(async () => (await readSession(sessions.valentina)).accepted).toBe('absence')
  await chip(/^Valentina Q. con Ana Torres, confirmada(?!, en ausencia)/)
    .first()
    .click()
  await expect.element(card).toMatchTextContent(/Ana Torres está ausente el 24 de noviembre\. Se mantiene de todos modos\./)
  expect(card.getByRole('button', { name: 'Mantener' }).query()).toBeNull()
  await userEvent.keyboard('{Escape}{Control>}z{/Control}')
  await expect.poll(async () => (await readSession(sessions.valentina)).accepted).toBeUndefined()
  await expect.element(chip(/^Valentina Q. con Ana Torres, confirmada, en ausencia/)).toBeVisible()
})

test('on a phone a closed day says its reason once, above its sessions', async () => {
  setClinicTime('2026-11-23', '07:00')
  await mount(getWeekUrl({ week: '2026-11-24' }), {
    usesRealServer: true,
    width: 390,
    prepare: () => addAbsence({ ...tuesday, reason: 'Inmaculada' }),
  })
  await expect.element(page.getByText('Cerrado: Inmaculada', { exact: true })).toBeInViewport()
  const valentina = page.getByRole('button', { name: /Valentina Quiroz.*en día cerrado/ })
  await expect.element(valentina).toBeVisible()
  expect(
    valentina
      .getByText(/en día cerrado/)
      .element()
      .getBoundingClientRect().width,
  ).toBeLessThan(2)
})

test('on a phone the day says who is not there, and its slots say why', async () => {
  setClinicTime('2026-11-24', '07:00')
  await mount(getWeekUrl({ week: '2026-11-24', worker: workers.ana }), {
    usesRealServer: true,
    width: 390,
    prepare: () => addAbsence({ ...tuesday, workerId: workers.ana, reason: 'Operación' }),
  })
  await expect.element(page.getByText('Ana Torres, ausente (Operación)')).toBeVisible()
  await expect.element(page.getByRole('region', { name: '08:00 – 08:45' }).getByText('ausente', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Valentina Quiroz.*en ausencia/ })).toBeVisible()
})

test('a server without hours and absences shows a week without them', async () => {
  const { calls } = await mount(getWeekUrl({ worker: workers.ana }), { lacking: ['listAbsences', 'listWorkingHours'] })
  await expect.element(chip(/^Valentina Q/).first()).toBeVisible()
  expect(document.querySelector('[data-unavailable]')).toBeNull()
  expect(calls.filter(({ call }) => /absences|working-hours/.test(call))).toEqual([])
})
