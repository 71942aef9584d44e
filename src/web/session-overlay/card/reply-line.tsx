import { IconMessageCheck } from '@tabler/icons-react'
import type { State } from '#domain/states.ts'
import { useSettings } from '#web/data/settings.ts'
import { isDeclined } from '#web/session-data/client-reply.ts'
import type { Session } from '#web/session-data/queries.ts'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import { formatMoment } from '#web/ui/dates/format-moment.ts'
import classes from './session-card.module.css'

interface Props {
  session: Session
  /** Changes the state. Undefined without access. */
  onStateChange: ((state: State) => void) | undefined
  onExpected: () => void
}

/** Says what the client replied by the link. Where nobody comes, one press postpones or cancels the session, or says that the client comes after all. */
export function ReplyLine({ session, onStateChange, onExpected }: Props) {
  const { timeZone } = useSettings()
  const { clientReply, clientRepliedAt } = session
  const isOpen = isDeclined(session)
  const moment = clientRepliedAt && `, ${formatMoment(clientRepliedAt, timeZone)}`
  return (
    <p className={classes.line}>
      {clientReply === 'declined' ? <StateIcon mark="declined" size="lg" /> : <IconMessageCheck size={16} stroke={1.5} aria-hidden />}
      <span>
        {isOpen ? (
          <strong className={classes.worker}>Avisa que no viene</strong>
        ) : clientReply === 'declined' ? (
          'Avisó que no viene'
        ) : (
          'Confirmó por el enlace'
        )}
        {moment}
        {isOpen && onStateChange && (
          <span className={classes.choices}>
            <button type="button" className={classes.edit} onClick={() => onStateChange('postponed')}>
              Aplazar
            </button>
            <button type="button" className={classes.edit} onClick={() => onStateChange('canceled')}>
              Cancelar la sesión
            </button>
            <button type="button" className={classes.edit} onClick={onExpected}>
              Sí viene
            </button>
          </span>
        )}
      </span>
    </p>
  )
}
