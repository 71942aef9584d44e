import { Button, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import { useCan } from '#web/auth/access.ts'
import { paths, type ReminderParams } from '#web/navigation/paths.ts'
import { workersQuery } from '#web/people/queries.ts'
import { asOptional, asSide, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { allTurnsQuery } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { useRefreshedSessions } from '#web/session-data/use-refreshed-sessions.ts'
import { Page } from '#web/ui/page/page.tsx'
import { PrintButton } from '#web/ui/print/print-button.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import { OtherDate } from './other-date.tsx'
import { listReminderDays, nextOpenDayQuery, parseReminderDate, toDayParam } from './reminder-day.ts'
import { ReminderList } from './reminder-list.tsx'
import classes from './reminders-page.module.css'
import { useDayReminders } from './use-day-reminders.ts'
import { useMarkReminded } from './use-mark-reminded.ts'

export const loaderQueries = ({ url, today, can }: ScreenContext) => [
  allTurnsQuery(toDay(parseReminderDate(url, today)), can),
  asOptional(nextOpenDayQuery(today, can)),
  asSide(workersQuery()),
]
const toDay = (date: string) => ({ from: date, to: date })
export const loader = createLoader(loaderQueries)

/** The sessions of a day, with texts that remind their clients. */
export function Component() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const can = useCan()
  const now = useNow()
  const isPhone = useIsPhone()
  const url = new URL(pathname + search, window.location.origin)
  const hidesSent = url.searchParams.get('show') === 'unsent'
  const date = parseReminderDate(url, now.date)
  const query = allTurnsQuery(toDay(date), can)
  const { sessions = [], problem } = useRefreshedSessions(query)
  const { data: nextOpenDay } = useQuery(nextOpenDayQuery(now.date, can))
  const markReminded = useMarkReminded(query)
  const unreachableId = useId()

  const { reminders, doubtful, unsent, markable, unreachable, listOwn } = useDayReminders(sessions, date === now.date ? now.minutes : 0)
  const sentCount = reminders.length - unsent.length
  const formatMarked = (count: number) =>
    count === 1 ? '1 recordatorio marcado como enviado' : `${count} recordatorios marcados como enviados`
  const markAll = () => markReminded({ reminders: markable, isReminded: true, formatMessage: formatMarked })
  // A server may keep no reminders, and then none is ever marked.
  const knowsReminders = sentCount > 0 || can('markSessionReminded')
  const show = (change: ReminderParams) =>
    void navigate(paths.reminders({ day: toDayParam(date, now.date), show: hidesSent ? 'unsent' : undefined, ...change }))
  return (
    <Page
      isFlush
      facts={
        <>
          <span className={classes.date}>{capitalize(formatLongDate(date))}</span>
          {knowsReminders && reminders.length > 0 && (
            <span role="status">
              {' '}
              · {sentCount} de {reminders.length} {reminders.length === 1 ? 'enviado' : 'enviados'}
            </span>
          )}
          {unreachable > 0 && (
            <>
              {' '}
              · <span id={unreachableId}>{unreachable} sin teléfono ni correo</span>
            </>
          )}
          {problem && <span role="status"> · {problem}</span>}
        </>
      }
      actions={reminders.length + doubtful.length > 0 && !isPhone && <PrintButton title="Imprimir los recordatorios" />}
      toolbar={
        <div className={classes.toolbar}>
          <div className={classes.days}>
            <SegmentedControl
              aria-label="Día"
              data={listReminderDays(now.date, date, nextOpenDay)}
              value={date}
              onChange={(value) => show({ day: toDayParam(value, now.date) })}
            />
            <OtherDate date={date} today={now.date} onPick={(picked) => show({ day: toDayParam(picked, now.date) })} />
          </div>
          {knowsReminders && (
            <div className={classes.sent}>
              {markable.length > 1 && (
                <Button size="xs" variant="default" aria-describedby={unreachable > 0 ? unreachableId : undefined} onClick={markAll}>
                  Marcar {markable.length} como enviados
                </Button>
              )}
              <SegmentedControl
                aria-label="Recordatorios"
                data={[
                  { value: 'all', label: 'Todos' },
                  { value: 'unsent', label: `Sin enviar (${unsent.length})` },
                ]}
                value={hidesSent ? 'unsent' : 'all'}
                onChange={(value) => show({ show: value === 'unsent' ? 'unsent' : undefined })}
              />
            </div>
          )}
        </div>
      }
      scrollKey={`${date} ${hidesSent}`}
    >
      <ReminderList
        key={`${date} ${hidesSent}`}
        reminders={reminders}
        doubtful={doubtful}
        hidesSent={hidesSent}
        isToday={date === now.date}
        date={date}
        onSentChange={(reminder, isReminded) => markReminded({ reminders: [listOwn(reminder)], isReminded })}
        onShowAll={() => show({ show: undefined })}
      />
    </Page>
  )
}
