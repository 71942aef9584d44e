import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { afternoon, chip, clients, getWeekUrl } from './agenda.ts'
import { mount } from './mount.tsx'
import { listSentSteps } from './sent-steps.ts'

// These tests follow a frontend developer on the mock, which keeps nothing.

test('editing a client opens the data of this client, and saving is answered with what was typed', async () => {
  const { calls, alter } = await mount(paths.clients({ record: clients.zoe }))
  const answers: { person: { name: string; phone: string } }[] = []
  alter('put /v1/clients/{id}', async (answer) => {
    answers.push(await answer.clone().json())
    return answer
  })
  const form = page.getByRole('dialog', { name: 'Editar cliente' })
  await expect.element(form.getByRole('textbox', { name: 'Nombres' })).toHaveValue('Zoe')
  await form.getByRole('textbox', { name: 'Teléfono (opcional)', exact: true }).fill('999888777')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(form).not.toBeInTheDocument()
  expect(calls.some(({ call }) => call === `put /v1/clients/${clients.zoe}`)).toBe(true)
  expect(answers).toMatchObject([{ person: { name: 'Zoe', phone: '999888777' } }])
})

test('a search keeps the matching clients, and a result opens the page of that client', async () => {
  await mount(paths.clients())
  await page.getByRole('searchbox', { name: 'Buscar clientes' }).fill('zoe')
  await expect.element(page.getByText('1 encontrado')).toBeVisible()
  await page.getByRole('link', { name: 'Campos Núñez, Zoe' }).click()
  await expect.element(page.getByRole('heading', { name: 'Zoe Campos Núñez', level: 1 })).toBeVisible()
})

test('another turn and another week show their own sessions', async () => {
  const { router } = await mount(getWeekUrl())
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  await router.navigate(getWeekUrl({ turn: afternoon }))
  await expect.element(chip(/^Valentina Q. con Jorge/)).toBeVisible()
  await expect.element(chip(/^Zoe C./)).not.toBeInTheDocument()
  await router.navigate(getWeekUrl({ week: '2026-12-06' }))
  await expect.element(chip(/^Sebastián Ñ. con Ana/)).toBeVisible()
  await expect.element(chip(/^Zoe C./)).not.toBeInTheDocument()
})

test('canceling a session shows the same client as canceled', async () => {
  const { calls } = await mount(getWeekUrl())
  await chip(/^Zoe C. con Bruno/).click()
  const card = page.getByRole('dialog', { name: 'Zoe Campos Núñez' })
  await card.getByRole('button', { name: 'Cancelada' }).click()
  await expect.element(page.getByText(/Sesión cancelada: Zoe Campos/)).toBeVisible()
  await expect.element(chip(/^Zoe C. con Bruno.*, cancelada/)).toBeVisible()
  await expect.poll(() => listSentSteps(calls).length).toBe(1)
  expect(chip(/^Ian V. con Ana/).elements().length).toBe(1)
})
