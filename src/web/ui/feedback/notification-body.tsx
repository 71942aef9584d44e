import { useDrag } from '@mantine/hooks'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { notifications as settings } from '#web/constants.ts'
import classes from './notification-body.module.css'
import type { NotificationAction } from './notify.ts'

export type Tone = 'done' | 'info' | 'failed'

type Props = {
  tone: Tone
  title: string
  action?: NotificationAction | undefined
  /** Buttons under the title: what can be done next. */
  followUps: readonly NotificationAction[]
  onDismiss: () => void
  children?: ReactNode
}

/** One notification. Its cross and a swipe to either side dismiss it. */
export function NotificationBody({ tone, title, action, followUps, onDismiss, children }: Props) {
  const [offset, setOffset] = useState(0)
  const { ref } = useDrag<HTMLDivElement>(
    ({ movement: [x], last, canceled }) => {
      setOffset(last ? 0 : x)
      if (last && !canceled && Math.abs(x) >= settings.swipeThreshold) onDismiss()
    },
    { axis: 'x', threshold: 5 },
  )
  const Icon = icons[tone]
  return (
    <div ref={ref} className={classes.notification} data-tone={tone} style={offset ? { transform: `translateX(${offset}px)` } : undefined}>
      <span className={classes.icon}>
        <Icon size={18} aria-hidden />
      </span>
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        {children}
        {followUps.length > 0 && (
          <span className={classes.followUps}>
            {followUps.map(({ label, run }) => (
              <button
                key={label}
                type="button"
                onClick={() => {
                  run()
                  onDismiss()
                }}
              >
                {label}
              </button>
            ))}
          </span>
        )}
      </div>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            action.run()
            if (!action.staysOpen) onDismiss()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={classes.close} onClick={onDismiss} aria-label="Cerrar aviso">
        <IconX size={16} aria-hidden />
      </button>
    </div>
  )
}

const icons = { done: IconCheck, info: IconInfoCircle, failed: IconAlertTriangle } as const
