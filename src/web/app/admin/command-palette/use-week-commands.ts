import { IconCalendarWeek } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { matchesWordStarts } from '#domain/search.ts'
import { capitalize, formatLongDate, formatWeek } from '#domain/spanish.ts'
import { toLocalDate } from '#domain/today.ts'
import { useCan } from '#web/auth/access.ts'
import { useSettings } from '#web/data/settings.ts'
import { paths } from '#web/navigation/paths.ts'
import { parseAgendaParams } from '#web/session-data/week-choice.ts'
import type { Command, CommandGroup } from './command.ts'
import { findDate, namedWeeks } from './find-date.ts'

/** Returns the weeks of the agenda that a search means: by name, or by a date. */
export function useWeekCommands(search: string): CommandGroup {
  const can = useCan()
  const navigate = useNavigate()
  const { pathname, search: urlSearch } = useLocation()
  const today = toLocalDate(new Date(), useSettings().timeZone)
  if (!can('listTurnWeek')) return { title, commands: [] }

  // On the agenda its turn and filters stay.
  const choice = pathname === paths.sessions() ? parseAgendaParams(new URL(urlSearch, window.location.origin)) : {}
  const createCommand = (date: string, texts: Pick<Command, 'label' | 'hint'>): Command => ({
    id: `week ${texts.label}`,
    ...texts,
    icon: IconCalendarWeek,
    run: () => navigate(paths.sessions({ ...choice, week: date })),
  })
  const named = namedWeeks
    .filter(({ label, keywords }) => matchesWordStarts(`${label} ${keywords}`, search))
    .map(({ label, getDate }) => createCommand(getDate(today), { label, hint: formatWeek(getDate(today)) }))
  const date = findDate(search, today)
  const typed = date ? [createCommand(date, { label: `Semana del ${formatWeek(date)}`, hint: capitalize(formatLongDate(date)) })] : []
  return { title, commands: [...typed, ...named] }
}

const title = 'Semanas'
