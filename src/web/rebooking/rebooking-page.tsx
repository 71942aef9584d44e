import { IconCalendarCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatSessionCount } from '#domain/spanish.ts'
import { useCan } from '../auth/access.ts'
import { paths } from '../navigation/paths.ts'
import { ContactPhone } from '../people/contact-phone.tsx'
import { createLoader } from '../screen/create-loader.ts'
import type { ScreenContext } from '../screen/loader-queries.ts'
import { useNow } from '../sessions/data/use-now.ts'
import { useUndoKeys } from '../sessions/use-undo-keys.ts'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'
import { toRebookQuery } from './queries.ts'
import classes from './rebooking-page.module.css'
import { RebookingRow } from './rebooking-row.tsx'

export const loaderQueries = ({ today, can }: ScreenContext) => (can('listSessions.to_rebook') ? [toRebookQuery(today)] : [])
export const loader = createLoader(loaderQueries)

/** The canceled and postponed sessions of which nothing came yet, until each is booked anew. */
export function Component() {
  const can = useCan()
  const { date: today } = useNow()
  useUndoKeys()
  const { data: sessions = [] } = useQuery({
    ...toRebookQuery(today),
    enabled: can('listSessions.to_rebook'),
    refetchOnWindowFocus: 'always',
  })
  return (
    <Page
      isFlush
      parent={{ to: paths.sessions(), title: 'Sesiones' }}
      facts={<span role="status">{sessions.length > 0 && formatSessionCount(sessions.length)}</span>}
    >
      {sessions.length === 0 ? (
        <EmptyState icon={IconCalendarCheck} title="Nada por reprogramar">
          {can('listSessions.to_rebook')
            ? 'Aquí aparecen las sesiones canceladas y aplazadas de las últimas cuatro semanas y las que vienen, mientras el cliente no tenga otra con el mismo trabajador.'
            : 'Este servidor no dice qué sesiones quedan por reprogramar.'}
        </EmptyState>
      ) : (
        <ul className={classes.list}>
          {sessions.map((session) => (
            <RebookingRow key={session.id} session={session} today={today}>
              <ContactPhone client={session.client} />
            </RebookingRow>
          ))}
        </ul>
      )}
    </Page>
  )
}
