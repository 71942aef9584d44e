import { Button } from '@mantine/core'
import { IconCalendarUser } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { useCan } from '#web/auth/access.ts'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'
import { paths } from '#web/navigation/paths.ts'
import { createLoader } from '#web/screen/create-loader.ts'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { ParticipantSessions } from './participant-sessions.tsx'
import { loaderQueries } from './queries.ts'
import { getParticipant, parseViewChoice } from './view-choice.ts'

export { loaderQueries }

export const loader = createLoader(loaderQueries)

/** The sessions of the signed-in worker or client. */
export function Component() {
  const { search } = useLocation()
  const user = useSignedInUser()
  const choice = parseViewChoice(new URL(search, window.location.origin))
  const participant = getParticipant(user, choice)
  if (!participant) return <NoParticipant />
  const isBoth = user.workerId !== null && user.clientId !== null
  return <ParticipantSessions key={participant.id} participant={participant} isBoth={isBoth} choice={choice} />
}

/** The page for a user who is neither a worker nor a client. */
function NoParticipant() {
  const can = useCan()
  return (
    <Page>
      <EmptyState
        icon={IconCalendarUser}
        title="Su usuario no es de un trabajador ni de un cliente"
        actions={
          can('listTurnWeek') && (
            <Button component={Link} to={paths.sessions()} variant="default">
              Ver la agenda
            </Button>
          )
        }
      >
        Aquí se ven las sesiones propias de un trabajador o de un cliente. Si usted lo es, pida a quien administra los usuarios que le cree
        uno desde su ficha.
      </EmptyState>
    </Page>
  )
}
