import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { ClinicPhone } from '../clinic-phone.tsx'
import { formatDayAndClock } from '../sessions/describe-sessions.ts'
import type { OwnSession } from '../sessions/own-sessions.ts'
import classes from './reply-choice.module.css'
import { replyTexts } from './reply-texts.ts'
import type { Reply } from './use-replies.ts'

type Props = {
  session: OwnSession
  /** The answer that is being sent, if there is one. */
  sending: Reply | undefined
  onSend: (reply: Reply) => void
  today: string
  /** True for the next session, whose answer is what the page asks for. */
  isMain?: boolean
}

/** Two buttons with which the client says who comes to a session. Afterwards, what was answered, and a button that takes it back. */
export function ReplyChoice({ session, sending, onSend, today, isMain = false }: Props) {
  const group = useRef<HTMLFieldSetElement>(null)
  const { reply } = session
  const shownReply = useRef(reply)
  // The pressed button is gone then, and with it the place of the keyboard.
  useLayoutEffect(() => {
    if (shownReply.current === reply) return
    shownReply.current = reply
    if (document.activeElement === document.body) group.current?.querySelector('button')?.focus()
  }, [reply])
  const send = (value: Reply) => ({
    loading: sending === value,
    onClick: () => void (sending === undefined && onSend(value)),
  })
  return (
    <fieldset ref={group} aria-label={`Respuesta para ${formatDayAndClock(session, today)}`} className={classes.group}>
      <p role="status" className={classes.answer} data-reply={reply}>
        {/* The headline of the page shows already that the client does not come, but a screen reader does not announce it. */}
        {reply && <span className={isMain && reply === 'declined' ? 'hidden' : undefined}>{replyTexts[reply]} </span>}
        {reply === 'declined' && (
          <>
            Para buscar otra fecha, comuníquese con su centro
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
    </fieldset>
  )
}
