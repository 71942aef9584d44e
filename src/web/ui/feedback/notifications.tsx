import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import type { CSSProperties, ReactNode } from 'react'
import { notifications as settings } from '../../constants.ts'
import { CopyCorrelationId } from './copy-text.tsx'
import { getCorrelationId } from './describe-error.ts'
import { NotificationBody, type Tone } from './notification-body.tsx'
import classes from './notifications.module.css'
import type { Dismiss, FailureAction, NotificationAction } from './notify.ts'
import { ProblemDetails } from './problem-panel.tsx'
import { describeProblem } from './problem-text.ts'

const spacingVariables = {
  '--desktop': `${settings.offset.desktop}px`,
  '--mobile': `${settings.offset.mobile}px`,
  '--gap': `${settings.gap}px`,
} as CSSProperties

/** The place where notifications appear. They handle swipes themselves, because Mantine measures a swipe as a share of the width, not in pixels. */
export default function NotificationsContainer() {
  return (
    <Notifications
      position="bottom-left"
      limit={settings.visible}
      autoClose={settings.autoClose}
      containerWidth={settings.width}
      allowDragDismiss={false}
      classNames={{ root: classes.root, notification: classes.notification }}
      style={spacingVariables}
    />
  )
}

type Content = {
  tone: Tone
  title: string
  /** The text under the title. */
  text?: readonly string[]
  action?: NotificationAction | undefined
  children?: ReactNode
}

/** Shows a notification, or queues it while the maximum number is shown. The same text is shown once. */
function show({ tone, title, text = [], action, children }: Content): Dismiss {
  const id = [tone, title, ...text].join('\n')
  const dismiss = () => void notifications.hide(id)
  const isFailure = tone === 'failed'
  const notification = {
    id,
    role: isFailure ? 'alert' : 'status',
    message: title,
    // A failure has a code to copy, or asks for something to be done.
    autoClose: isFailure ? false : settings.autoClose,
    // Notifications that close by themselves go first: three failures would hold them back until one is dismissed.
    priority: isFailure ? 0 : 1,
    renderNotification: () => (
      <NotificationBody tone={tone} title={title} action={action} onDismiss={dismiss}>
        {children}
      </NotificationBody>
    ),
  }
  // The library ignores an id that it already shows, so an update sets the newest action.
  notifications.show(notification)
  notifications.update(notification)
  return dismiss
}

/** Shows that something was done; closes by itself. */
export const showDone = (message: string, action?: NotificationAction) => show({ tone: 'done', title: message, action })

/** Shows that nothing was done, and why; closes by itself. */
export const showInfo = (message: string) => show({ tone: 'info', title: message })

/** Shows a failure with what the server says of it; stays until it is dismissed. */
export function showFailure(title: string, error: unknown, { hint, action }: FailureAction = {}) {
  const correlationId = getCorrelationId(error)
  const { message, details } = describeProblem(error)
  return show({
    tone: 'failed',
    title,
    text: [message, ...details, hint ?? ''],
    action,
    children: (
      <>
        <p>{message}</p>
        <ProblemDetails details={details} className={classes.details} />
        {hint && <p>{hint}</p>}
        {correlationId && <CopyCorrelationId id={correlationId} />}
      </>
    ),
  })
}

/** Shows what was refused, with reasons; stays until it is dismissed. */
export const showRefused = (title: string, reasons: readonly string[]) =>
  show({ tone: 'failed', title, text: reasons, children: <ProblemDetails details={reasons} className={classes.details} /> })
