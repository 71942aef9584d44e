import { IconCalendarCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatSessionCount } from '#domain/spanish.ts'
import { paths } from '#web/navigation/paths.ts'
import { ContactPhone } from '#web/people/contact-phone.tsx'
import { createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { PrintButton } from '#web/ui/print/print-button.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import { DeclinedRow } from './declined-row.tsx'
import { countDeclined } from './declined-section.tsx'
import { declinedQuery, toRebookQuery } from './queries.ts'
import classes from './rebooking-page.module.css'
import { RebookingRow } from './rebooking-row.tsx'

export const loaderQueries = ({ today }: ScreenContext) => [toRebookQuery(today), declinedQuery(today)]
export const loader = createLoader(loaderQueries)

/** The sessions to which clients say that nobody comes, until each is settled, and the canceled and postponed ones of which nothing came yet, until each is booked again. */
export function Component() {
  const { date: today } = useNow()
  const isPhone = useIsPhone()
  const { data: sessions = [] } = useQuery({ ...toRebookQuery(today), refetchOnWindowFocus: 'always' })
  const { data: declined = [] } = useQuery({ ...declinedQuery(today), refetchOnWindowFocus: 'always' })
  const total = declined.length + sessions.length
  return (
    <Page
      isFlush
      parent={{ to: paths.sessions(), title: 'Sesiones' }}
      facts={<span role="status">{total > 0 && formatSessionCount(total)}</span>}
      actions={total > 0 && !isPhone && <PrintButton title="Imprimir la lista" />}
    >
      {declined.length > 0 && (
        <section aria-labelledby="declined" className={classes.declined}>
          <h2 id="declined" className={classes.title}>
            {countDeclined(declined.length)}
          </h2>
          <ul className={classes.list}>
            {declined.map((session) => (
              <DeclinedRow key={`${session.id} ${session.sessionDate}`} session={session}>
                <ContactPhone client={session.client} />
              </DeclinedRow>
            ))}
          </ul>
        </section>
      )}
      {sessions.length === 0 ? (
        declined.length === 0 && (
          <EmptyState icon={IconCalendarCheck} title="Nada por reprogramar">
            Aquí aparecen las sesiones canceladas y aplazadas de las últimas cuatro semanas y las que vienen, mientras el cliente no tenga
            otra con el mismo trabajador.
          </EmptyState>
        )
      ) : (
        <section aria-labelledby={declined.length > 0 ? 'canceled' : undefined}>
          {declined.length > 0 && (
            <h2 id="canceled" className={classes.title}>
              {sessions.length === 1 ? '1 cancelada o aplazada' : `${sessions.length} canceladas o aplazadas`}
            </h2>
          )}
          <ul className={classes.list}>
            {sessions.map((session) => (
              <RebookingRow key={session.id} session={session} today={today}>
                <ContactPhone client={session.client} />
              </RebookingRow>
            ))}
          </ul>
        </section>
      )}
    </Page>
  )
}
