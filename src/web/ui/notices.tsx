import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { randomId } from '#api/random-id.ts'
import { notifications as constants } from '../constants.ts'
import { CopyCode } from './copy.tsx'
import { correlationOf, sentenceOf } from './failure.ts'
import { Notice } from './notice.tsx'
import classes from './notices.module.css'
import type { NoticeAction } from './notify.ts'
import { refusalOf } from './refusal.ts'

const offsets = { '--desktop': `${constants.offset.desktop}px`, '--mobile': `${constants.offset.mobile}px`, '--gap': `${constants.gap}px` }

/** Where notifications appear. Ours swipe by themselves: Mantine's distance is a share of the width. */
export default function Notices() {
  return (
    <Notifications
      // where neither a drawer nor a page has the buttons that one presses next
      position="bottom-center"
      limit={constants.visible}
      autoClose={constants.autoClose}
      containerWidth={constants.width}
      allowDragDismiss={false}
      classNames={{ root: classes.root, notification: classes.notification }}
      style={offsets as never}
    />
  )
}

/** A notification of something done; closes by itself. */
export function showDone(message: string, action?: NoticeAction) {
  const id = randomId()
  const hide = () => notifications.hide(id)
  notifications.show({
    id,
    role: 'status',
    message,
    renderNotification: () => <Notice tone="done" title={message} action={action} hide={hide} />,
  })
}

/** A notification that nothing was done, and why; closes by itself. Pressed again it is still there, once. */
export const showNothing = (message: string) =>
  void notifications.show({
    id: message,
    role: 'status',
    message,
    renderNotification: () => <Notice tone="nothing" title={message} hide={() => notifications.hide(message)} />,
  })

/** A notification of a failure with what the server says of it; stays until it is closed, because its code may have to be copied. */
export function showFailure(title: string, error: unknown) {
  const code = correlationOf(error)
  const { problem } = refusalOf(error, () => false)
  showLasting(
    title,
    <>
      <p>{sentenceOf(error)}</p>
      {problem && problem.details.length > 0 && <Reasons reasons={problem.details} />}
      {code && <CopyCode code={code} />}
    </>,
  )
}

const Reasons = ({ reasons }: { reasons: readonly string[] }) => (
  <ul className={classes.reasons}>
    {reasons.map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </ul>
)

/** A notification of what was refused; stays until it is closed, because there is something to do about it. */
export const showRefused = (title: string, reasons: readonly string[]) => showLasting(title, <Reasons reasons={reasons} />)

function showLasting(title: string, content: ReactNode) {
  const id = randomId()
  notifications.show({
    id,
    role: 'alert',
    message: title,
    autoClose: false,
    renderNotification: () => (
      <Notice tone="failed" title={title} hide={() => notifications.hide(id)}>
        {content}
      </Notice>
    ),
  })
}
