import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { createContext, type PointerEvent, type ReactNode, use, useEffect, useState } from 'react'
import { notifications as constants } from '../../constants.ts'
import classes from './notice.module.css'
import type { NoticeAction } from './notify.ts'

export type Tone = 'done' | 'nothing' | 'failed'

type Props = {
  tone: Tone
  title: string
  action?: NoticeAction | undefined
  /** Takes away what was told; another one when the same is told anew, which then stands as long as if it were new. */
  hide: () => void
  children?: ReactNode
}

/** Whether the pointer rests on any of the notifications, and how one of them says so. */
export const Resting = createContext({ resting: false, rest: (_by: 1 | -1) => {} })

/** One notification; a swipe to either side, or its cross, takes it away, and time does unless it is a failure. */
export function Notice({ tone, title, action, hide, children }: Props) {
  const { resting, rest } = use(Resting)
  const [over, setOver] = useState(false)
  // one that goes away under the pointer says so too
  useEffect(() => {
    if (!over) return
    rest(1)
    return () => rest(-1)
  }, [over, rest])
  useEffect(() => {
    // a failure has a code to be copied, or something to be done about it
    if (tone === 'failed' || resting) return
    const closing = setTimeout(hide, constants.autoClose)
    return () => clearTimeout(closing)
  }, [tone, resting, hide])
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
  const Icon = icons[tone]
  return (
    <div
      className={classes.notice}
      data-tone={tone}
      style={swipe && { transform: `translateX(${swipe.by}px)` }}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
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

const icons = { done: IconCheck, nothing: IconInfoCircle, failed: IconAlertTriangle } as const
