import type { components } from '#api/generated/wire.ts'
import type { Context } from '../../context.ts'

export type AbsenceInput = components['schemas']['AbsenceInput']

/** Creates an absence, or without a worker a closing day, on one date unless the fields say otherwise. Returns its id. */
export async function createAbsence({ administrator }: Context, date: string, fields: Partial<AbsenceInput> = {}): Promise<string> {
  const { body } = await administrator.call('createAbsence', { body: { from_date: date, to_date: date, ...fields } })
  return body.id
}
