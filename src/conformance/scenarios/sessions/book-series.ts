import { addDays, getWeekday } from '#domain/weeks.ts'
import type { Context } from '../../context.ts'

/** Books a standing session, and returns it with three dates of it in a row. */
export async function bookSeries({ createAgenda }: Context) {
  const agenda = await createAgenda()
  const dates = [14, 21, 28].map((days) => addDays(agenda.today, days))
  const standing = agenda.build({ session_date: null, day: getWeekday(agenda.today), note: 'Cada semana.' })
  const { id } = await agenda.book(standing)
  return { agenda, series: id, standing, dates: dates as [string, string, string] }
}
