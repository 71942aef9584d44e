// The yardstick's page: FullCalendar's timeGridWeek as it comes, with the week that the bench leaves in `window.week`.
import { Calendar } from 'fullcalendar'
import classic from 'fullcalendar/themes/classic'
import timeGrid from 'fullcalendar/timegrid'
import 'fullcalendar/skeleton.css'
import 'fullcalendar/themes/classic/palette.css'
import 'fullcalendar/themes/classic/theme.css'
import './main.css'

/** A session as FullCalendar takes it. */
export type Entry = { id: string; title: string; start: string; end: string; color: string; className: string }

export type Week = { sunday: string; from: string; to: string; entries: Entry[] }

declare global {
  interface Window {
    week: Week
    /** The entry that the next key changes. */
    chosen: string
  }
}

// whatever application shows a week has asked for the date in words before; the first time loads the browser's own tables
new Intl.DateTimeFormat('es', { timeZone: 'America/Lima' }).format()

document.querySelector('button')?.addEventListener('click', () => {
  const { sunday, from, to, entries } = window.week
  const calendar = new Calendar(document.querySelector<HTMLElement>('#calendar')!, {
    plugins: [timeGrid, classic],
    initialView: 'timeGridWeek',
    initialDate: sunday,
    slotMinTime: from,
    slotMaxTime: to,
    events: entries,
  })
  calendar.render()
  document.addEventListener('keydown', () => calendar.getEventById(window.chosen)?.setProp('className', 'session canceled changed'))
})
