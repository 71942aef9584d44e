import { page } from 'vitest/browser'

/** The fields of a turn. */
export const turn = (number: number) => page.getByRole('group', { name: `Turno ${number}`, exact: true })

export async function fillTurn(number: number, name: string, from: string, to: string) {
  await turn(number).getByLabelText('Nombre del turno').fill(name)
  await turn(number).getByLabelText('Desde').fill(from)
  await turn(number).getByLabelText('Hasta').fill(to)
}

/** The name of the schedule; turns have their own name fields. */
export const scheduleName = () => page.getByLabelText('Nombre', { exact: true })

export const button = (name: string | RegExp) => page.getByRole('button', { name })
