import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chip, getWeekUrl } from './agenda.ts'
import { delayAnswer, failure } from './late-answers.ts'
import { type Mounted, mount } from './mount.tsx'
import { recordClipboard } from './record-clipboard.ts'

const noteField = () => page.getByRole('textbox', { name: 'Nota' })

/** Sends a note of Zoe's session whose answer is delayed, and closes its editor, or the whole card. */
async function writeNoteAndClose(mounted: Mounted, button: 'Cancelar' | 'Cerrar' = 'Cerrar') {
  const answer = delayAnswer(mounted, 'put /v1/sessions/{id}')
  await chip(/^Zoe C. con Bruno/).click()
  await page.getByRole('button', { name: 'Añadir nota' }).click()
  await noteField().fill('Llega tarde')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
  await expect.element(noteField()).not.toBeInTheDocument()
  return answer
}
const noteFailure = () => failure('No se pudo guardar la nota: Zoe Campos')
/** Presses the button by key, because a click would close a card that is open without its editor. */
const returnToNote = async () => {
  page.getByRole('button', { name: 'Volver a la nota' }).element().focus()
  await userEvent.keyboard('{Enter}')
}

test.for([
  { closed: 'card', button: 'Cerrar' },
  { closed: 'editor in the open card', button: 'Cancelar' },
] as const)('a note that is refused after its $closed was closed is told, and the way back leads to what was typed', async ({ button }) => {
  const answer = await writeNoteAndClose(await mount(getWeekUrl()), button)
  answer('code=500')
  await expect.element(noteFailure()).toBeVisible()
  await returnToNote()
  await expect.element(noteField()).toHaveValue('Llega tarde')
  await expect.element(noteFailure()).not.toBeInTheDocument()
})

test('the way back to the note of a session that is gone gives the user what was typed', async () => {
  using clipboard = recordClipboard()
  const mounted = await mount(getWeekUrl())
  const answer = await writeNoteAndClose(mounted)
  answer('code=500')
  await expect.element(noteFailure()).toBeVisible()
  mounted.alter('get /v1/sessions/by-turn-and-week', ({ headers }) => Response.json([], { headers }))
  await mounted.queryClient.invalidateQueries()
  await expect.element(chip(/^Zoe C. con Bruno/)).not.toBeInTheDocument()
  await returnToNote()
  await expect.element(failure('Esta sesión ya no está aquí: Zoe Campos')).toMatchTextContent(/«Llega tarde»/)
  await expect.element(noteFailure()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Copiar la nota' }).click()
  await expect.poll(() => clipboard.copied).toEqual(['Llega tarde'])
})
