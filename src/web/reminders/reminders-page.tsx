import { SegmentedControl } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useLocation, useNavigate } from 'react-router'
import { type SessionIdentity, sessionKey } from '#domain/session-key.ts'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import { isActive } from '#domain/states.ts'
import { useCan } from '../auth/access.ts'
import { paths, type ReminderParams } from '../navigation/paths.ts'
import { workersQuery } from '../people/queries.ts'
import { asSide, createLoader } from '../screen/create-loader.ts'
import type { ScreenContext } from '../screen/loader-queries.ts'
import { allTurnsQuery } from '../sessions/data/queries.ts'
import { useNow } from '../sessions/data/use-now.ts'
import { useRefreshedSessions } from '../sessions/data/use-refreshed-sessions.ts'
import { useUndoKeys } from '../sessions/use-undo-keys.ts'
import { Page } from '../ui/page/page.tsx'
import { getReminderDate, listReminderDays, parseReminderDay, type ReminderDay, toDayParam } from './reminder-day.ts'
import { ReminderList } from './reminder-list.tsx'
import classes from './reminders-page.module.css'

export const loaderQueries = ({ url, today, can }: ScreenContext) => [
  allTurnsQuery(toDay(getReminderDate(parseReminderDay(url), today)), can),
  ...(can('listWorkers') ? [asSide(workersQuery())] : []),
]
const toDay = (date: string) => ({ from: date, to: date })
export const loader = createLoader(loaderQueries)

/** The sessions of a day, with texts that remind their clients. */
export function Component() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const can = useCan()
  const now = useNow()
  const url = new URL(pathname + search, window.location.origin)
  const day = parseReminderDay(url)
  const hidesSent = url.searchParams.get('show') === 'unsent'
  const date = getReminderDate(day, now.date)
  const { sessions = [], problem } = useRefreshedSessions(allTurnsQuery(toDay(date), can))
  const { isSent, mark } = useSentReminders(date, now.date)
  useUndoKeys()

  const upcoming = sessions.filter(({ state, time }) => isActive(state) && (day !== 'today' || time >= now.minutes))
  const sentCount = upcoming.filter(isSent).length
  const show = (change: ReminderParams) =>
    void navigate(paths.reminders({ day: toDayParam(day), show: hidesSent ? 'unsent' : undefined, ...change }))
  return (
    <Page
      isFlush
      facts={
        <>
          <span className={classes.date}>{capitalize(formatLongDate(date))}</span>
          {upcoming.length > 0 && (
            <span role="status">
              {' '}
              · {sentCount} de {upcoming.length} {upcoming.length === 1 ? 'enviado' : 'enviados'}
            </span>
          )}
          {problem && <span role="status"> · {problem}</span>}
        </>
      }
      toolbar={
        <div className={classes.toolbar}>
          <SegmentedControl
            aria-label="Día"
            data={listReminderDays(now.date)}
            value={day}
            onChange={(value) => show({ day: toDayParam(value as ReminderDay) })}
          />
          <SegmentedControl
            aria-label="Recordatorios"
            data={[
              { value: 'all', label: 'Todos' },
              { value: 'unsent', label: `Sin enviar (${upcoming.length - sentCount})` },
            ]}
            value={hidesSent ? 'unsent' : 'all'}
            onChange={(value) => show({ show: value === 'unsent' ? 'unsent' : undefined })}
          />
        </div>
      }
      scrollKey={`${date} ${hidesSent}`}
    >
      <ReminderList
        key={`${date} ${hidesSent}`}
        {...{ sessions: upcoming, hidesSent, day, date, isSent }}
        onSentChange={mark}
        onShowAll={() => show({ show: undefined })}
      />
    </Page>
  )
}

/** The keys of the sessions whose reminders were sent, by date. They consist of ids, so that nothing private stays after signing out. */
type SentKeys = Record<string, string[]>

/** Returns the reminders of a date that were sent from this device. The marks of past dates are removed with the next one. */
function useSentReminders(date: string, today: string) {
  const [sentKeys, setSentKeys] = useLocalStorage<SentKeys>({
    key: 'turnos-reminders',
    defaultValue: {},
    getInitialValueInEffect: false,
  })
  const sent = new Set(sentKeys[date])
  // An occurrence that is confirmed gets another id, while its people and its slot stay.
  const mark = (session: SessionIdentity, isSent: boolean) =>
    setSentKeys((current) => {
      const upcoming = Object.entries(current).filter(([day]) => day >= today)
      const others = (current[date] ?? []).filter((key) => key !== sessionKey(session))
      return { ...Object.fromEntries(upcoming), [date]: isSent ? [...others, sessionKey(session)] : others }
    })
  return { sent, isSent: (session: SessionIdentity) => sent.has(sessionKey(session)), mark }
}
