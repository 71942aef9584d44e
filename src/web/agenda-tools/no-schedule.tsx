import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Page } from '#web/ui/page/page.tsx'

/** The page while there is no schedule yet. */
export function NoSchedulePage() {
  const can = useCan()
  return (
    <Page>
      <EmptyState
        icon={IconCalendarPlus}
        title="Todavía no hay horarios"
        actions={
          can('createSchedule') && (
            <Button component={Link} to={paths.createSchedule()}>
              Crear horario
            </Button>
          )
        }
      >
        Las sesiones se reservan en los cupos de un turno, y los turnos son de un horario.
      </EmptyState>
    </Page>
  )
}
