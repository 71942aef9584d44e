import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import { type ReactNode, useMemo, useReducer } from 'react'
import { createRandomId } from '#api/random-id.ts'
import { notifications as constants } from '../../constants.ts'
import { CopyCode } from './copy.tsx'
import { correlationOf, sentenceOf } from './failure.ts'
import { Notice, Resting, type Tone } from './notice.tsx'
import classes from './notices.module.css'
import type { NoticeAction, Remedy, Untell } from './notify.ts'
import { refusalOf } from './refusal.ts'

const offsets = { '--desktop': `${constants.offset.desktop}px`, '--mobile': `${constants.offset.mobile}px`, '--gap': `${constants.gap}px` }

/**
 * Where notifications appear. Ours swipe by themselves, because Mantine's distance is a share of the width, and close by
 * themselves, because Mantine's time cannot begin anew, and on a touch screen does not go on after a touch.
 */
export default function Notices() {
  const [count, rest] = useReducer((now: number, by: 1 | -1) => now + by, 0)
  const resting = count > 0
  return (
    <Resting value={useMemo(() => ({ resting, rest }), [resting])}>
      <Notifications
        position="bottom-left"
        limit={constants.visible}
        autoClose={false}
        containerWidth={constants.width}
        allowDragDismiss={false}
        classNames={{ root: classes.root, notification: classes.notification }}
        style={offsets as never}
      />
    </Resting>
  )
}

/** What stands there, by what it says; what was told last is the last. */
const standing = new Map<string, { id: string; tone: Tone }>()

type Telling = {
  tone: Tone
  title: string
  /** What it says beside its title, to know it again. */
  said?: readonly string[]
  action?: NoticeAction | undefined
  content?: ReactNode
}

/** Shows it at once; what says the same already is told anew, in its place. */
function tell({ tone, title, said = [], action, content }: Telling): Untell {
  const text = [tone, title, ...said].join('\n')
  const before = standing.get(text)
  const told = { id: before?.id ?? createRandomId(), tone }
  const hide = () => {
    if (standing.get(text) === told) notifications.hide(told.id)
  }
  if (before) standing.delete(text)
  else makeRoom()
  standing.set(text, told)
  const notice = {
    id: told.id,
    role: tone === 'failed' ? 'alert' : 'status',
    message: title,
    onClose: () => void standing.delete(text),
    renderNotification: () => (
      <Notice tone={tone} title={title} action={action} hide={hide}>
        {content}
      </Notice>
    ),
  }
  if (before) notifications.update(notice)
  else notifications.show(notice)
  return hide
}

/** Mantine would have the newest wait; here the oldest gives way, and a failure last. */
function makeRoom() {
  const all = [...standing.values()]
  if (all.length < constants.visible) return
  const goes = all.find(({ tone }) => tone !== 'failed') ?? all[0]
  if (goes) notifications.hide(goes.id)
}

/** A notification of something done; closes by itself. */
export const showDone = (message: string, action?: NoticeAction) => tell({ tone: 'done', title: message, action })

/** A notification that nothing was done, and why; closes by itself. */
export const showNothing = (message: string) => tell({ tone: 'nothing', title: message })

/** A notification of a failure with what the server says of it; stays until it is closed, because its code may have to be copied. */
export function showFailure(title: string, error: unknown, { hint, action }: Remedy = {}) {
  const code = correlationOf(error)
  const reasons = refusalOf(error, () => false).problem?.details ?? []
  const sentence = sentenceOf(error)
  return tell({
    tone: 'failed',
    title,
    said: [sentence, ...reasons, hint ?? ''],
    action,
    content: (
      <>
        <p>{sentence}</p>
        {reasons.length > 0 && <Reasons reasons={reasons} />}
        {hint && <p>{hint}</p>}
        {code && <CopyCode code={code} />}
      </>
    ),
  })
}

const Reasons = ({ reasons }: { reasons: readonly string[] }) => (
  <ul className={classes.reasons}>
    {reasons.map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </ul>
)

/** A notification of what was refused; stays until it is closed, because there is something to do about it. */
export const showRefused = (title: string, reasons: readonly string[]) =>
  tell({ tone: 'failed', title, said: reasons, content: <Reasons reasons={reasons} /> })
