import { useEffect } from 'react'
import { getSessionKey } from '#domain/session-key.ts'
import type { Session } from './queries.ts'

/** Milliseconds for which a session that a colleague has changed is highlighted. */
const highlightTime = 2000

/** When an answer showed that colleagues have changed sessions which the screen has not highlighted yet, by the keys of the sessions. */
const changedAt = new Map<string, number>()

/**
 * Records what is new in an answer: the sessions that were not shown, or looked otherwise. What was shown has the user's own changes already, so the other
 * changes are those of colleagues.
 */
export function recordChanges(shown: readonly Session[] | undefined, fetched: readonly Session[]) {
  if (!shown) return
  const looks = new Map(shown.map((session) => [getSessionKey(session), describeLook(session)]))
  for (const session of fetched)
    if (looks.get(getSessionKey(session)) !== describeLook(session)) changedAt.set(getSessionKey(session), Date.now())
}

/** Describes what a chip shows of a session. */
const describeLook = ({ state, attended, note, unavailable, accepted, duration, clientReply }: Session) =>
  JSON.stringify([state, attended, note, unavailable, accepted, duration, clientReply])

/** Highlights for two seconds, once they are drawn, the sessions that a colleague has changed. */
export function useHighlightedChanges(sessions: readonly Session[]) {
  // The effect runs after each new list, although it reads only what was recorded of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it depends on when the sessions change
  useEffect(() => {
    if (changedAt.size === 0) return
    // What was recorded for another screen some time ago is not new.
    for (const chip of document.querySelectorAll<HTMLElement>('main [data-session]'))
      if (Date.now() - (changedAt.get(chip.dataset.session ?? '') ?? 0) < highlightTime)
        chip.animate(
          [{ outlineColor: 'var(--t-accent)' }, { outlineColor: 'var(--t-accent)', offset: 0.7 }, { outlineColor: 'transparent' }].map(
            addOutline,
          ),
          highlightTime,
        )
    changedAt.clear()
  }, [sessions])
}

const addOutline = (frame: Keyframe): Keyframe => ({ outlineStyle: 'solid', outlineWidth: '2px', outlineOffset: '-1px', ...frame })
