// The page of the baseline: FullCalendar's timeGridWeek with its defaults, with the week that the benchmark sets as `window.week`.
import { Calendar } from 'fullcalendar'
import classic from 'fullcalendar/themes/classic'
import timeGrid from 'fullcalendar/timegrid'
import 'fullcalendar/skeleton.css'
import 'fullcalendar/themes/classic/palette.css'
import 'fullcalendar/themes/classic/theme.css'
import './main.css'

/** A session as a FullCalendar event. */
export type Entry = { id: string; title: string; start: string; end: string; color: string; className: string }

export type Week = { sunday: string; from: string; to: string; entries: Entry[] }

declare global {
  interface Window {
    week: Week
    /** The id of the entry that the next key press changes. */
    entryToChange: string
  }
}

// Loads the browser's date tables, as any application has done before it shows a week.
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
  document.addEventListener('keydown', () => calendar.getEventById(window.entryToChange)?.setProp('className', 'session canceled changed'))
})
