import { useEffect } from 'react'
import { getSessionKey } from '#domain/session-key.ts'
import type { Session } from './queries.ts'

/** Milliseconds for which a session that a colleague has changed is marked. */
const markedTime = 2000

/** When an answer has shown sessions to be changed that the screen has not marked yet. */
const unmarked = new Map<string, number>()

/**
 * Notes what is new in an answer: the sessions that were not shown, or looked otherwise. What was shown has the user's own changes already, so the others are by
 * colleagues.
 */
export function noteChanges(shown: readonly Session[] | undefined, fetched: readonly Session[]) {
  if (!shown) return
  const looks = new Map(shown.map((session) => [getSessionKey(session), describeLook(session)]))
  for (const session of fetched)
    if (looks.get(getSessionKey(session)) !== describeLook(session)) unmarked.set(getSessionKey(session), Date.now())
}

/** Describes what a chip shows of a session. */
const describeLook = ({ state, attended, note, unavailable, accepted, duration, clientReply }: Session) =>
  JSON.stringify([state, attended, note, unavailable, accepted, duration, clientReply])

/** Marks for two seconds, once they are drawn, the sessions that a colleague has changed. */
export function useMarkedChanges(sessions: readonly Session[]) {
  // The effect runs after each new list, although it reads only what was noted of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it depends on when the sessions change
  useEffect(() => {
    if (unmarked.size === 0) return
    // What another screen has noted earlier is no news.
    for (const chip of document.querySelectorAll<HTMLElement>('main [data-session]'))
      if (Date.now() - (unmarked.get(chip.dataset.session ?? '') ?? 0) < markedTime)
        chip.animate(
          [{ outlineColor: 'var(--t-accent)' }, { outlineColor: 'var(--t-accent)', offset: 0.7 }, { outlineColor: 'transparent' }].map(
            addOutline,
          ),
          markedTime,
        )
    unmarked.clear()
  }, [sessions])
}

const addOutline = (frame: Keyframe): Keyframe => ({ outlineStyle: 'solid', outlineWidth: '2px', outlineOffset: '-1px', ...frame })
