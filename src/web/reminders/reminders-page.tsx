import { Button, SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import { isActive } from '#domain/states.ts'
import { useCan } from '#web/auth/access.ts'
import { paths, type ReminderParams } from '#web/navigation/paths.ts'
import { getContact } from '#web/people/contact.ts'
import { workersQuery } from '#web/people/queries.ts'
import { asSide, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { allTurnsQuery, type Session } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { useRefreshedSessions } from '#web/session-data/use-refreshed-sessions.ts'
import { Page } from '#web/ui/page/page.tsx'
import { PrintButton } from '#web/ui/print/print-button.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import { getReminderDate, listReminderDays, parseReminderDay, type ReminderDay, toDayParam } from './reminder-day.ts'
import { ReminderList } from './reminder-list.tsx'
import classes from './reminders-page.module.css'
import { useMarkReminded } from './use-mark-reminded.ts'

export const loaderQueries = ({ url, today, can }: ScreenContext) => [
  allTurnsQuery(toDay(getReminderDate(parseReminderDay(url), today)), can),
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
  const day = parseReminderDay(url)
  const hidesSent = url.searchParams.get('show') === 'unsent'
  const date = getReminderDate(day, now.date)
  const query = allTurnsQuery(toDay(date), can)
  const { sessions = [], problem } = useRefreshedSessions(query)
  const markReminded = useMarkReminded(query)
  const unreachableId = useId()

  const upcoming = sessions.filter(({ state, time }) => isActive(state) && (day !== 'today' || time >= now.minutes))
  const unsent = upcoming.filter((session) => !isReminded(session))
  const sentCount = upcoming.length - unsent.length
  const ownUnsent = unsent.filter(({ client, worker }) => can('markSessionReminded', { client: client.id, worker: worker.id }))
  // Those without a telephone or e-mail got no message.
  const markable = ownUnsent.filter(({ client }) => getContact(client).phone ?? client.person.email)
  const unreachable = ownUnsent.length - markable.length
  const formatMarked = (count: number) =>
    count === 1 ? '1 recordatorio marcado como enviado' : `${count} recordatorios marcados como enviados`
  const markAll = () => markReminded({ sessions: markable, isReminded: true, formatMessage: formatMarked })
  // A server may keep no reminders, and then none is ever marked.
  const knowsReminders = sentCount > 0 || can('markSessionReminded')
  const show = (change: ReminderParams) =>
    void navigate(paths.reminders({ day: toDayParam(day), show: hidesSent ? 'unsent' : undefined, ...change }))
  return (
    <Page
      isFlush
      facts={
        <>
          <span className={classes.date}>{capitalize(formatLongDate(date))}</span>
          {knowsReminders && upcoming.length > 0 && (
            <span role="status">
              {' '}
              · {sentCount} de {upcoming.length} {upcoming.length === 1 ? 'enviado' : 'enviados'}
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
      actions={upcoming.length > 0 && !isPhone && <PrintButton title="Imprimir los recordatorios" />}
      toolbar={
        <div className={classes.toolbar}>
          <SegmentedControl
            aria-label="Día"
            data={listReminderDays(now.date)}
            value={day}
            onChange={(value) => show({ day: toDayParam(value as ReminderDay) })}
          />
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
        sessions={upcoming}
        hidesSent={hidesSent}
        day={day}
        date={date}
        onSentChange={(session, isSent) => markReminded({ sessions: [session], isReminded: isSent })}
        onShowAll={() => show({ show: undefined })}
      />
    </Page>
  )
}

const isReminded = ({ remindedAt }: Session) => remindedAt !== undefined
