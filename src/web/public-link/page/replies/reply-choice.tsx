import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { describeError } from '../../../ui/feedback/describe-error.ts'
import { ClinicPhone } from '../clinic-phone.tsx'
import { formatAtClock, formatDay } from '../sessions/describe-sessions.ts'
import type { OwnSession } from '../sessions/own-sessions.ts'
import classes from './reply-choice.module.css'
import { useReply } from './use-reply.ts'

type Props = {
  /** The token of the page's link. */
  url: string
  session: OwnSession
  today: string
  /** True for the next session, whose answer is what the page asks for. */
  isMain?: boolean
}

/** Two buttons with which the client says who comes to a session. Afterwards, what was answered, and a button that takes it back. */
export function ReplyChoice({ url, session, today, isMain = false }: Props) {
  const { mutate, isPending, variables, error } = useReply(url, session)
  const group = useRef<HTMLFieldSetElement>(null)
  const { reply } = session
  const shownReply = useRef(reply)
  // The pressed button is gone then, and with it the place of the keyboard.
  useLayoutEffect(() => {
    if (shownReply.current === reply) return
    shownReply.current = reply
    if (document.activeElement === document.body) group.current?.querySelector('button')?.focus()
  }, [reply])
  const when = `${formatDay(session.date, today)} ${formatAtClock(session.start)}`
  const send = (value: OwnSession['reply'] | null) => ({
    loading: isPending && variables === value,
    onClick: () => void (isPending || mutate(value)),
  })
  return (
    <fieldset ref={group} aria-label={`Respuesta para ${when}`} className={classes.group}>
      <p role="status" className={classes.answer} data-reply={reply}>
        {reply === 'confirmed' && 'Usted confirmó que va.'}
        {reply === 'declined' && (
          <>
            Usted avisó que no podrá ir. Para buscar otra fecha, comuníquese con su centro
            <ClinicPhone />.
          </>
        )}
      </p>
      <div className={classes.buttons} data-main={(isMain && reply === undefined) || undefined}>
        {reply === undefined ? (
          <>
            <Button
              variant={isMain ? 'filled' : 'default'}
              classNames={{ root: classes.button, section: classes.icon }}
              leftSection={<IconCheck size={20} stroke={1.5} aria-hidden />}
              {...send('confirmed')}
            >
              Confirmo que voy
            </Button>
            <Button
              variant="default"
              classNames={{ root: classes.button, section: classes.icon }}
              leftSection={<IconX size={20} stroke={1.5} aria-hidden />}
              {...send('declined')}
            >
              No podré ir
            </Button>
          </>
        ) : (
          <Button
            variant="default"
            classNames={{ root: classes.button, section: classes.icon }}
            leftSection={<IconArrowBackUp size={20} stroke={1.5} aria-hidden />}
            {...send(null)}
          >
            Deshacer
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className={classes.problem}>
          No se guardó su respuesta. {describeError(error)} También puede llamar a su centro
          <ClinicPhone />.
        </p>
      )}
    </fieldset>
  )
}
