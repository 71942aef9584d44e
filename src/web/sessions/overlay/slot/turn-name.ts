import type { Schedule } from '../../data/queries.ts'

/** Lists the turns of schedules by name: "Mañana", or "Terapia infantil, Mañana" when there are several schedules. */
export const listTurnNames = (schedules: readonly Schedule[]): { turnId: string; name: string }[] =>
  schedules.flatMap((schedule) =>
    schedule.turns.map(({ id, name }) => ({ turnId: id, name: schedules.length > 1 ? `${schedule.name}, ${name}` : name })),
  )
