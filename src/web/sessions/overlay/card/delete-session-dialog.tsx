import { useState } from 'react'
import { spokenName } from '../../../people/name.ts'
import { ConfirmDeleteDialog } from '../../../ui/feedback/confirm-delete-dialog.tsx'
import { spokenSession, useAgendaActions } from '../../data/agenda-actions.ts'
import { deleted, ended, isFirst, marked, type Scope } from '../../data/plans.ts'
import type { Session } from '../../data/queries.ts'
import { describeDeletion } from './describe-changes.ts'
import { ScopeChoice } from './scope-choice.tsx'
import { useRelatedSessions, useSessionAccess } from './use-related-sessions.ts'

interface Props {
  session: Session
  /** It is over. */
  past: boolean
  onClose: () => void
}

/** Asks before a session is deleted; of a standing one, whether it is canceled on its date or its series ends. */
export function DeleteSessionDialog({ session, past, onClose }: Props) {
  const { make } = useAgendaActions()
  const allowed = useSessionAccess(session, past)
  const known = useRelatedSessions(session)
  const [scope, setScope] = useState<Scope>(allowed.state ? 'once' : 'onwards')
  const name = spokenName(session.client.person)
  const said = spokenSession(session)
  const words = (of: Scope) => (known ? describeDeletion(session, of, known) : 'Cargando...')

  if (!session.standing)
    return (
      <ConfirmDeleteDialog
        opened
        question={`¿Eliminar la sesión de ${name}?`}
        consequence={words('once')}
        isLoading={!known}
        verb="Eliminar sesión"
        onConfirm={() => make(`Sesión eliminada: ${said}`, deleted(session, known?.series))}
        onClose={onClose}
      />
    )
  const once = () => make(`Sesión cancelada: ${said}`, marked(session, { state: 'canceled' }))
  const whole = isFirst(session)
  const onwards = () => make(`Serie ${whole ? 'eliminada' : 'terminada'}: ${said}`, ended(session, known?.records ?? []))
  return (
    <ConfirmDeleteDialog
      opened
      question={`¿Eliminar la sesión fija de ${name}?`}
      consequence=""
      isLoading={!known}
      verb={scope === 'once' ? 'Cancelar esta fecha' : whole ? 'Eliminar la serie' : 'Terminar la serie'}
      onConfirm={scope === 'once' ? once : onwards}
      onClose={onClose}
    >
      <ScopeChoice
        scope={scope}
        words={{ ...(allowed.state && { once: words('once') }), ...(allowed.end && { onwards: words('onwards') }) }}
        onChange={setScope}
      />
    </ConfirmDeleteDialog>
  )
}
