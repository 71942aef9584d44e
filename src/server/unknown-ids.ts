import { badRequest } from './errors.ts'

/** Refuses the ids of a request's list that name nothing, each at its place: `refuseUnknown('role_ids', asked, roles, 'Este rol no existe')`. */
export function refuseUnknownIds(field: string, asked: readonly string[], known: readonly { id: string }[], sentence: string) {
  const there = new Set(known.map(({ id }) => id))
  const details = asked.flatMap((id, index) =>
    there.has(id.toLowerCase()) ? [] : [{ path: `${field}.${index}`, message: `${sentence}: ${id}.` }],
  )
  if (details.length > 0) throw badRequest(`${sentence}.`, details)
}
