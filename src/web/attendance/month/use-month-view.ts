import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { getMonth } from '#domain/months.ts'
import { listMonthDates } from '#domain/periods.ts'
import { matchesSearch } from '#domain/search.ts'
import { addDays } from '#domain/weeks.ts'
import { groupAvailability } from '#web/availability/clinic-availability.ts'
import { getSearchText } from '#web/people/name.ts'
import type { Participant } from '#web/people/participant.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { addCounts, countMarks } from '#web/session-data/mark-counts.ts'
import { type Schedule, type Session, type Turn, weekQuery } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { describeAbsencesByDate } from '#web/session-data/week-availability.ts'
import { getPhase, getShownMark } from '#web/session-data/week-view.ts'
import { monthAbsencesQuery } from './month-absences.ts'
import { listMonthWeeks, type MonthChoice } from './month-choice.ts'
import { createPersonGrouper } from './person-months.ts'

type MonthRequest = { schedule: Schedule; turn: Turn; choice: MonthChoice }

/**
 * Returns the attendance of a turn in a month: a row for each person with sessions whom the search leaves, and the counts of each day. The sessions
 * are those of the agenda's weeks, so that a change shows in both immediately.
 */
export function useMonthView({ schedule, turn, choice }: MonthRequest) {
  const { month, people, search = '' } = choice
  const { sessionDuration: duration } = schedule
  const kind: Participant['kind'] = people === 'workers' ? 'worker' : 'client'
  const now = useNow()
  const weeks = useMemo(() => listMonthWeeks(month), [month])
  const dates = useMemo(() => listMonthDates(month), [month])
  const loaded = useQueries({
    queries: weeks.map((week) => ({ ...weekQuery(turn.id, week), retryOnMount: false })),
    combine: getSessionsOfWeeks,
  })
  // Part of a month would be read as all of it.
  const isMissing = loaded.includes(undefined)
  const sessions = useMemo(
    () => (isMissing ? [] : loaded.flatMap((answer = [], index) => answer.filter(isWithin(month, weeks[index] ?? '')))),
    [isMissing, loaded, month, weeks],
  )
  // One grouper serves the screen as long as it is open, because it reuses the rows of unchanged people.
  const [groupByPerson] = useState(createPersonGrouper)
  const everybody = useMemo(
    () =>
      groupByPerson(sessions, kind, (session) =>
        getShownMark(session, getPhase(session.sessionDate ?? '', session.time, session.duration ?? duration, now)),
      ),
    [groupByPerson, sessions, kind, duration, now],
  )
  const rows = useMemo(
    () => (search ? everybody.filter(({ person }) => matchesSearch(getSearchText(person), search)) : everybody),
    [everybody, search],
  )
  const dayCounts = useMemo(() => dates.map((date) => countMarks(rows.flatMap(({ days }) => days.get(date) ?? []))), [dates, rows])
  const counts = useMemo(() => addCounts(rows.map((row) => row.counts)), [rows])
  const { data: absences } = useAllowedQuery(monthAbsencesQuery(month))
  const closedDays = useMemo(() => {
    const closingDays = absences?.filter(({ workerId, startTime }) => workerId === null && startTime === null)
    return describeAbsencesByDate(dates, groupAvailability(closingDays), new Map(), turn)
  }, [dates, absences, turn])
  return { closedDays, month, kind, weeks, dates, duration, now, isMissing, hasSessions: everybody.length > 0, rows, dayCounts, counts }
}

/** The contents of a month, as `useMonthView` returns them. */
export type MonthView = ReturnType<typeof useMonthView>

const getSessionsOfWeeks = (answers: UseQueryResult<Session[]>[]) => answers.map(({ data }) => data)

/** Returns a function that is true for the sessions of a month in that week. The first and the last week also have dates of other months. */
function isWithin(month: string, week: string) {
  const lastDate = addDays(week, 6)
  return ({ sessionDate: date }: Session) => date !== null && getMonth(date) === month && date >= week && date <= lastDate
}
