import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { buildShortName } from '#domain/names.ts'
import type { State } from '#domain/states.ts'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { toName } from '#web/people/name.ts'
import { useAgendaActions } from '#web/session-data/changes/agenda-actions.ts'
import { planMove } from '#web/session-data/changes/plans.ts'
import { fetchReplacedSeries } from '#web/session-data/changes/replaced-series.ts'
import { useSessionActions } from '#web/session-data/changes/session-actions.ts'
import { describeSessionWithWorker } from '#web/session-data/describe-session.ts'
import type { Session, Slot } from '#web/session-data/queries.ts'
import { notifyFailure } from '#web/ui/feedback/notify.ts'
import { Link } from '#web/ui/page/link.tsx'
import classes from './declined-answers.module.css'
import { SlotPopover } from './slot-popover.tsx'

/** What the clinic does about a session to which the client does not come: another hour, or one press that postpones or cancels it. */
export function DeclinedAnswers({ session }: { session: Session }) {
  const can = useCan()
  const queryClient = useQueryClient()
  const { setState } = useSessionActions()
  const { makeChange } = useAgendaActions()
  const { client, worker, turnId, id, sessionDate } = session
  if (!can('changeSessionState', { client: client.id, worker: worker.id })) return null
  const name = buildShortName(toName(client.person))
  const move = async ({ turnId, date, time }: Slot) => {
    const change = planMove(session, { turnId, date, time, worker }, await fetchReplacedSeries(queryClient, session))
    await makeChange(`Sesión movida: ${describeSessionWithWorker({ ...session, sessionDate: date, time })}`, change)
  }
  const renderButton = (state: State, text: string) => (
    <Button variant="default" size="xs" aria-label={`${text} la sesión de ${name}`} onClick={() => void setState([session], state)}>
      {text}
    </Button>
  )
  return (
    <span className={classes.answers}>
      {can('updateSession') && (
        <SlotPopover
          label="Otra hora"
          purpose="Otra hora para"
          session={session}
          onPick={(slot) => void move(slot).catch((error: unknown) => void notifyFailure('No se pudo mover la sesión', error))}
        >
          <Link to={paths.sessions({ turn: turnId, week: sessionDate ?? '', session: id })}>Elegir otro cupo en la semana</Link>
        </SlotPopover>
      )}
      {renderButton('postponed', 'Aplazar')}
      {renderButton('canceled', 'Cancelar')}
    </span>
  )
}
