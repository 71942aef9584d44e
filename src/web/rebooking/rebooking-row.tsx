import type { ReactNode } from 'react'
import { buildShortName } from '#domain/names.ts'
import { formatBriefDate } from '#domain/spanish.ts'
import { stateNames } from '#domain/states.ts'
import { ClientRow } from '#web/people/client-row.tsx'
import { toName } from '#web/people/name.ts'
import type { Session } from '#web/session-data/queries.ts'
import { RebookButton } from './rebook-button.tsx'

type Props = {
  session: Session
  today: string
  /** What else the row shows of the client. */
  children?: ReactNode
}

/** A canceled or postponed session that is to be booked again. */
export function RebookingRow({ session, today, children }: Props) {
  const { client, worker, state, sessionDate } = session
  const day = formatBriefDate(sessionDate ?? '', today)
  return (
    <ClientRow client={client} fact={`Sesión del ${day} con ${buildShortName(toName(worker.person))}, ${stateNames[state].toLowerCase()}`}>
      {children}
      <RebookButton session={session} />
    </ClientRow>
  )
}
