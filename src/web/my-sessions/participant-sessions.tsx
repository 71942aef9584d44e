import { useMediaQuery } from '@mantine/hooks'
import { useNavigate, useNavigation } from 'react-router'
import { describeHours } from '#domain/describe-hours.ts'
import { groupBy } from '#domain/group-by.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { formatLongDate } from '#domain/spanish.ts'
import { isActive } from '#domain/states.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import { workerHoursQuery } from '#web/availability/working-hours.ts'
import { usePrepareUndo } from '#web/changes/undo-keys.tsx'
import { FeedSection } from '#web/feeds/feed-section.tsx'
import { type MySessionsParams, paths } from '#web/navigation/paths.ts'
import { formatFullName } from '#web/people/name.ts'
import type { Participant } from '#web/people/participant.ts'
import { PrintedDay } from '#web/person-sessions/printed-day.tsx'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import type { Session } from '#web/session-data/queries.ts'
import { useSwipe } from '#web/session-grid/phone/use-swipe.ts'
import { SessionOverlay } from '#web/session-overlay/session-overlay.tsx'
import { useOverlay } from '#web/session-overlay/use-overlay.ts'
import { Page } from '#web/ui/page/page.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { SideColumns } from '#web/ui/page/side-columns.tsx'
import { PrintButton } from '#web/ui/print/print-button.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import { CalendarButton } from './calendar/calendar-button.tsx'
import { DateActions, DateFacts, ViewToolbar } from './date-controls.tsx'
import { MonthSection } from './month-section.tsx'
import { NextCard } from './next-card.tsx'
import { AbsenceNote, OwnAbsences, useOwnAbsences } from './own-absences.tsx'
import { OwnDay } from './own-day.tsx'
import { getOwnMark } from './own-mark.ts'
import classes from './participant-sessions.module.css'
import { useOwnSessions } from './use-own-sessions.ts'

type Props = {
  participant: Participant
  /** True when the user is both worker and client. */
  isBoth: boolean
  choice: MySessionsParams
}

/** The width up to which a page has one column (see side-columns.module.css). */
const narrowQuery = '(max-width: 62em)'

/** A worker’s or client’s own sessions: the next one, those of a day, and a month with the number of sessions of each day. */
export function ParticipantSessions({ participant, isBoth, choice }: Props) {
  const { now, date, query, sessions, badges, entries, next } = useOwnSessions(participant, choice.date)
  const can = useCan()
  const absences = useOwnAbsences(participant, date)
  const isNarrow = useMediaQuery(narrowQuery, false, { getInitialValueInEffect: false })
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const isLoading = useNavigation().state === 'loading'
  const overlay = useOverlay(`${participant.id} ${date}`)
  usePrepareUndo(overlay.prepareUndo)
  const goTo = (target: MySessionsParams) => {
    const isSameWeek = getWeekStart(target.date ?? now.date) === getWeekStart(date)
    void navigate(paths.mySessions({ ...choice, ...target }), { replace: isSameWeek })
  }
  const swipe = useSwipe((step) => goTo({ date: addDays(date, step) }))

  const showsMonth = !isNarrow || choice.view === 'month'
  /** In a narrow window the month stands between the title and the day. */
  const hasHeading = isNarrow && showsMonth
  // They count what takes place, as the load of a worker does.
  const active = entries.filter(({ session }) => isActive(session.state))
  const counts = new Map([...groupBy(active, (entry) => entry.date)].map(([day, list]) => [day, list.length]))
  const open = entries.find(({ session }) => getSessionKey(session) === overlay.sessionKey)
  const otherRole = participant.kind === 'worker' ? 'client' : 'worker'
  /** A card says more than a row only about a client, or where something can be changed. */
  const canOpen = ({ worker, client }: Session) =>
    otherRole === 'client' || can('changeSessionState', { worker: worker.id, client: client.id })
  const sharedProps = { otherRole, badges, now, overlay, canOpen } as const
  const ownPerson = sessions[0]?.[participant.kind].person
  const ownName = ownPerson && formatFullName(ownPerson)
  const printedEntries = entries.map((entry) => ({ ...entry, mark: getOwnMark(entry, otherRole) }))
  const ownData = participant.kind === 'worker' && (
    <>
      <OwnHours participant={participant} today={now.date} />
      <OwnAbsences absences={absences} />
      <FeedSection workerId={participant.id} />
    </>
  )
  return (
    <Page
      isFlush
      printSubject={[ownName, formatLongDate(date)].filter(Boolean).join(' · ')}
      facts={<DateFacts date={hasHeading ? undefined : date} query={query} />}
      actions={
        <>
          <DateActions choice={choice} date={date} hasSteps={!hasHeading} />
          {!isPhone && <PrintButton title="Imprimir el día" />}
          <CalendarButton participant={participant} today={now.date} isNarrow={isNarrow} />
        </>
      }
      toolbar={
        (isNarrow || isBoth) && (
          <ViewToolbar
            choice={choice}
            date={date}
            counts={counts}
            isBoth={isBoth}
            isNarrow={isNarrow}
            showsMonth={showsMonth}
            today={now.date}
            onChange={goTo}
          />
        )
      }
    >
      <PrintedDay name={ownName} date={date} otherRole={otherRole} entries={printedEntries} />
      <div className={`${classes.body} no-print`} aria-busy={isLoading}>
        <SideColumns
          side={
            showsMonth && (
              <>
                <MonthSection date={date} today={now.date} counts={counts} onChange={(day) => goTo({ date: day })} />
                {!isNarrow && ownData}
              </>
            )
          }
        >
          <div className={classes.day} {...swipe}>
            <AbsenceNote absences={absences} date={date} />
            {date === now.date && !hasHeading && <NextCard next={next} {...sharedProps} until={query.meta?.sessionScope?.to ?? date} />}
            <OwnDay date={date} entries={entries.filter((entry) => entry.date === date)} hasHeading={hasHeading} {...sharedProps} />
            {isNarrow && ownData}
          </div>
        </SideColumns>
      </div>
      <SessionOverlay
        controls={overlay}
        week={getWeekStart(date)}
        duration={open?.minutes ?? 0}
        initial={{}}
        sessions={sessions}
        badges={badges}
        now={now}
      />
    </Page>
  )
}

/** The working hours of a worker from a date on, in a sentence. */
function OwnHours({ participant, today }: { participant: Participant; today: string }) {
  const { data: hours } = useAllowedQuery({ ...workerHoursQuery(participant.id), enabled: participant.kind === 'worker' })
  if (!hours) return null
  const sentences = describeHours(hours.filter(({ toDate }) => !toDate || toDate >= today))
  return (
    <Section title="Horario">
      <p>Atiende {sentences.length > 0 ? sentences.join('; ') : 'siempre que hay turno'}.</p>
    </Section>
  )
}
