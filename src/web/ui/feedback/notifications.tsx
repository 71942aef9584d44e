import '@mantine/notifications/styles.layer.css'
import { type NotificationData, Notifications, notifications } from '@mantine/notifications'
import type { CSSProperties, ReactNode } from 'react'
import { notifications as settings } from '#web/constants.ts'
import { focusTitle } from '../page/focus-title.ts'
import { isPhoneWidth } from '../theme/phone-width.ts'
import { CopyCorrelationId } from './copy-text.tsx'
import { getCorrelationId, isNamedConflict } from './describe-error.ts'
import { NotificationBody, type Tone } from './notification-body.tsx'
import classes from './notifications.module.css'
import type { Dismiss, FailureAction, NotificationAction } from './notify.ts'
import { ProblemDetails } from './problem-panel.tsx'
import { describeProblem } from './problem-text.ts'
import { SignedOutError } from './signed-out-error.ts'

const spacingVariables = {
  '--desktop': `${settings.offset.desktop}px`,
  '--mobile': `${settings.offset.mobile}px`,
  '--gap': `${settings.gap}px`,
} as CSSProperties

/** The place where notifications appear. They handle swipes themselves, because Mantine measures a swipe as a share of the width, not in pixels. */
export default function NotificationsContainer() {
  return (
    <Notifications
      // Screen readers say what is added to a live region, but often miss a region that appears with its text. Failures are alerts besides.
      aria-live="polite"
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
  /** Buttons under the title. */
  followUps?: readonly NotificationAction[] | undefined
  children?: ReactNode
}

/** The id of the latest notification that closes automatically. */
let latestId: string | undefined

/** The notification that had the focus last, and what had it before. */
let focused: { id: string; element: Element; origin: EventTarget | null } | undefined

/** Shows a notification: a failure beside the others, unless the maximum number is shown, anything else in place of the last. The same text is shown once. */
function show({ tone, title, text = [], action, followUps = [], children }: Content): Dismiss {
  const id = [tone, title, ...text].join('\n')
  const dismiss = () => void notifications.hide(id)
  const isFailure = tone === 'failed'
  if (!isFailure) {
    if (latestId !== undefined && latestId !== id) notifications.hide(latestId)
    latestId = id
  }
  // A failure has a code to copy, or asks for something to be done.
  const autoClose = isFailure
    ? false
    : followUps.length > 0
      ? settings.autoCloseWithFollowUp
      : action && isPhoneWidth()
        ? settings.autoCloseOnPhone
        : settings.autoClose
  const notification: NotificationData = {
    id,
    role: isFailure ? 'alert' : 'group',
    // In a narrow window there is one place for all, where a failure must not hold a success back.
    position: !isFailure && window.matchMedia('(min-width: 70em)').matches ? ('bottom-center' as const) : ('bottom-left' as const),
    priority: isFailure ? 0 : 1,
    message: title,
    autoClose,
    // It stays while its buttons have the focus.
    onFocusCapture: ({ currentTarget, relatedTarget }) => {
      // A window that becomes active again gives the focus back without an origin.
      const origin = relatedTarget ?? (focused?.id === id ? focused.origin : null)
      if (!currentTarget.contains(relatedTarget)) focused = { id, element: currentTarget, origin }
      notifications.update({ ...notification, autoClose: false })
    },
    onBlurCapture: () => notifications.update(notification),
    onClose: () => returnFocus(id),
    renderNotification: () => (
      <NotificationBody tone={tone} title={title} action={action} followUps={followUps} onDismiss={dismiss}>
        {children}
      </NotificationBody>
    ),
  }
  // The library ignores an id that it already shows, so an update sets the newest action.
  notifications.show(notification)
  notifications.update(hasFocus(id) ? { ...notification, autoClose: false } : notification)
  return dismiss
}

const hasFocus = (id: string) => focused?.id === id && focused.element.contains(document.activeElement)

/** Gives the focus of a notification that closes back to where it came from, or to the title of the page where that is gone or disabled. */
function returnFocus(id: string) {
  if (!hasFocus(id)) return
  if (focused?.origin instanceof HTMLElement) focused.origin.focus({ preventScroll: true })
  if (hasFocus(id)) focusTitle()
}

/** Shows that something was done; closes automatically. */
export const showDone = (message: string, action?: NotificationAction, followUps?: readonly NotificationAction[]) =>
  show({ tone: 'done', title: message, action, followUps })

/** Shows that nothing was done, and why; closes automatically. */
export const showInfo = (message: string) => show({ tone: 'info', title: message })

/** Shows a failure with what the server says of it; stays until it is dismissed. */
export function showFailure(title: string, error: unknown, { hint, action }: FailureAction = {}): Dismiss {
  if (error instanceof SignedOutError) return () => {}
  const correlationId = isNamedConflict(error) ? undefined : getCorrelationId(error)
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
export const showRefused = (title: string, reasons: readonly string[], action?: NotificationAction) =>
  show({ tone: 'failed', title, text: reasons, action, children: <ProblemDetails details={reasons} className={classes.details} /> })
