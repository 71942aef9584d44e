import { UnstyledButton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useRef } from 'react'
import { formatClock } from '#domain/clock.ts'
import { toLocalDate, toLocalMinutes } from '#domain/today.ts'
import { useSettings } from '#web/data/settings.ts'
import { isPhoneWidth } from '../theme/phone-width.ts'
import classes from './draft-offer.module.css'
import type { OfferedDraft } from './use-draft.ts'

type Props = {
  draft: OfferedDraft<unknown> | undefined
  /** What the draft is about, where the form does not say it: "jue 26 nov, 08:50". */
  subject?: string | undefined
}

/** The line of a form that offers what an earlier visit has left unsaved. */
export function DraftOffer({ draft, subject }: Props) {
  const { timeZone } = useSettings()
  const line = useRef<HTMLDivElement>(null)
  if (!draft) return null
  /** Runs the action of a button, which goes away with the line. On a phone the focus in a field would open the keyboard. */
  const run = (action: () => void) => () => {
    if (!isPhoneWidth()) line.current?.closest('form')?.querySelector<HTMLElement>('[data-autofocus], input, textarea')?.focus()
    action()
  }
  const savedAt = new Date(draft.savedAt)
  const day = toLocalDate(savedAt, timeZone) === toLocalDate(new Date(), timeZone) ? 'hoy' : 'ayer'
  const moment = `${day}, ${formatClock(toLocalMinutes(savedAt, timeZone))}`
  return (
    <div ref={line} className={classes.offer}>
      <IconPencil size={16} stroke={1.5} aria-hidden className={classes.icon} />
      <div>
        <p>
          Tiene un borrador de {moment}
          {subject && ` (${subject})`}. Se reemplaza si escribe aquí.
        </p>
        <p className={classes.actions}>
          <UnstyledButton className={classes.action} onClick={run(draft.recover)}>
            Recuperar
          </UnstyledButton>
          <UnstyledButton className={classes.action} onClick={run(draft.discard)}>
            Descartar
          </UnstyledButton>
        </p>
      </div>
    </div>
  )
}
