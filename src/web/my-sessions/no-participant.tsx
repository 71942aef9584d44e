import { Button } from '@mantine/core'
import { IconCalendarUser } from '@tabler/icons-react'
import { useCan } from '../auth/access.ts'
import { paths } from '../navigation/paths.ts'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Link } from '../ui/page/link.tsx'
import { Page } from '../ui/page/page.tsx'

/** The page for a user who is neither a worker nor a client. */
export function NoParticipant() {
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
