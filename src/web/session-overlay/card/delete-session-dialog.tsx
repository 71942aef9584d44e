import { useState } from 'react'
import { formatSessionCount } from '#domain/spanish.ts'
import { formatFullName } from '#web/people/name.ts'
import { useAgendaActions } from '#web/session-data/changes/agenda-actions.ts'
import { planDeletion, planMark, type Scope } from '#web/session-data/changes/plans.ts'
import { planEnd, type SeriesRun } from '#web/session-data/changes/runs.ts'
import { describeSessionWithWorker } from '#web/session-data/describe-session.ts'
import type { Session } from '#web/session-data/queries.ts'
import { ConfirmDeleteDialog } from '#web/ui/feedback/confirm-delete-dialog.tsx'
import { describeDeletion } from './describe-changes.ts'
import { ScopeChoice } from './scope-choice.tsx'
import { useRelatedSessions } from './use-related-sessions.ts'
import { useRuns } from './use-runs.ts'
import { useSessionAccess } from './use-session-access.ts'

interface Props {
  session: Session
  isPast: boolean
  onClose: () => void
}

/** Asks before a session is deleted, alone or with its series. An occurrence alone is canceled on its date. */
export function DeleteSessionDialog({ session, isPast, onClose }: Props) {
  const { makeChange } = useAgendaActions()
  const access = useSessionAccess(session, isPast)
  const related = useRelatedSessions(session)
  const runs = useRuns(session, related, access.endRun)
  const canDeleteOnce = !session.standing || access.state
  const [chosen, setScope] = useState<Scope>(canDeleteOnce ? 'once' : 'onwards')
  const run = chosen === 'once' ? undefined : runs[chosen]
  const scope = run ? chosen : 'once'
  const name = formatFullName(session.client.person)
  const description = describeSessionWithWorker(session)
  const describe = (other?: SeriesRun) => (related ? describeDeletion(session, related, other) : 'Cargando...')
  const hasChoice = session.standing || runs.onwards !== undefined || runs.all !== undefined

  const remove = () => {
    if (run) return makeChange(`${formatDone(run)}: ${description}`, planEnd(run))
    if (session.standing) return makeChange(`Sesión cancelada: ${description}`, planMark(session, { state: 'canceled' }))
    return makeChange(`Sesión eliminada: ${description}`, planDeletion(session, related?.series))
  }
  return (
    <ConfirmDeleteDialog
      opened
      question={`¿Eliminar la sesión ${session.standing ? 'fija ' : ''}de ${name}?`}
      consequence={hasChoice ? '' : describe()}
      isLoading={!related}
      actionLabel={run ? formatAction(run) : session.standing ? 'Cancelar esta fecha' : 'Eliminar sesión'}
      onConfirm={remove}
      onClose={onClose}
    >
      {hasChoice && (
        <ScopeChoice
          scope={scope}
          outcomes={{
            ...(canDeleteOnce && { once: describe() }),
            ...(runs.onwards && { onwards: describe(runs.onwards) }),
            ...(runs.all && { all: describe(runs.all) }),
          }}
          onChange={setScope}
        />
      )}
    </ConfirmDeleteDialog>
  )
}

function formatAction({ standing, before, dated }: SeriesRun): string {
  if (standing.length === 0) return `Eliminar ${formatSessionCount(dated.length)}`
  return before.length > 0 ? 'Terminar la serie' : 'Eliminar la serie'
}

function formatDone({ standing, before, dated }: SeriesRun): string {
  if (standing.length === 0) return `${formatSessionCount(dated.length)} eliminadas`
  return before.length > 0 ? 'Serie terminada' : 'Serie eliminada'
}
