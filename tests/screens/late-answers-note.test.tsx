import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chip, getWeekUrl } from './agenda.ts'
import { delayAnswer, failure, recover, sentDialog } from './late-answers.ts'
import { mount } from './mount.tsx'

const noteField = () => page.getByRole('textbox', { name: 'Nota' })
const card = () => page.getByRole('dialog', { name: 'Zoe Campos Núñez' })
const openEditor = async () => {
  if (card().query() === null) await chip(/^Zoe C. con Bruno/).click()
  await page.getByRole('button', { name: 'Añadir nota' }).click()
}

test.for([
  { closed: 'card', close: () => card().getByRole('button', { name: 'Cerrar' }).click() },
  { closed: 'editor in the open card', close: () => card().getByRole('button', { name: 'Cancelar' }).click() },
  { closed: 'editor by Escape', close: () => userEvent.keyboard('{Escape}') },
])('a note stays open until its answer arrives; refused after its $closed was left, it is told and offered again', async ({ close }) => {
  const mounted = await mount(getWeekUrl())
  const answer = delayAnswer(mounted, 'post /v1/sessions/changes')
  await openEditor()
  await noteField().fill('Llega tarde')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await close()
  await sentDialog().getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(noteField()).toHaveValue('Llega tarde')
  await close()
  await sentDialog().getByRole('button', { name: 'Salir' }).click()
  await expect.element(noteField()).not.toBeInTheDocument()
  answer('code=500')
  await expect.element(failure('No se pudo guardar la nota: Zoe Campos')).toBeVisible()
  await openEditor()
  await recover()
  await expect.element(noteField()).toHaveValue('Llega tarde')
})
