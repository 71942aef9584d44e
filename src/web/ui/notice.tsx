import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { notifications as constants } from '../constants.ts'
import classes from './notice.module.css'
import type { NoticeAction } from './notify.ts'

type Props = {
  tone: 'done' | 'failed' | 'nothing'
  title: string
  action?: NoticeAction | undefined
  hide: () => void
  children?: ReactNode
}

const icons = { done: IconCheck, failed: IconAlertTriangle, nothing: IconInfoCircle }

/** One notification; a swipe to either side, or its cross, takes it away. */
export function Notice({ tone, title, action, hide, children }: Props) {
  const Icon = icons[tone]
  const [swipe, setSwipe] = useState<{ from: number; by: number }>()
  const begin = ({ target, clientX, currentTarget, pointerId }: PointerEvent<HTMLDivElement>) => {
    if ((target as Element).closest('button')) return
    currentTarget.setPointerCapture(pointerId)
    setSwipe({ from: clientX, by: 0 })
  }
  const end = () => {
    if (swipe && Math.abs(swipe.by) >= constants.swipeThreshold) hide()
    setSwipe(undefined)
  }
  return (
    <div
      className={classes.notice}
      data-tone={tone}
      style={swipe && { transform: `translateX(${swipe.by}px)` }}
      onPointerDown={begin}
      onPointerMove={({ clientX }) => setSwipe((now) => now && { ...now, by: clientX - now.from })}
      onPointerUp={end}
      onPointerCancel={() => setSwipe(undefined)}
    >
      <span className={classes.icon}>
        <Icon size={18} aria-hidden />
      </span>
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        {children}
      </div>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            action.run()
            hide()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={classes.close} onClick={hide} aria-label="Cerrar aviso">
        <IconX size={16} aria-hidden />
      </button>
    </div>
  )
}
