import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import type { Change } from '#api/generated/wire.ts'
import { readLiveRows } from './read-live-rows.ts'
import { startWaitingList } from './start-waiting-list.ts'

/** Someone who calls: the browser of a user. */
type Browser = { inject: (call: InjectOptions & { url: string }) => Promise<{ statusCode: number; body: string; json: <T>() => T }> }

/** What an undo answers: the new change, or an error with its details. */
type UndoAnswer = Change & { error: { code: number; message: string; details: { path: string; message: string; id?: string }[] } }

/** Starts the server of `startWaitingList`, with the calls that tests about undoing make. */
export async function startUndo() {
  const agenda = await startWaitingList()
  const { app, people, schedule } = agenda
  const { api, db } = app

  const undo = async (changeId: string, browser: Browser = app) => {
    const { statusCode, json } = await browser.inject({ method: 'POST', url: `/api/v1/changes/${changeId}/undo` })
    return { status: statusCode, ...json<UndoAnswer>() }
  }

  let visits = 0
  return {
    ...agenda,
    undo,
    /** Undoes a change, which has no conflict, and returns the id of the undo. */
    expectUndo: async (changeId: string, browser?: Browser) => {
      const answer = await undo(changeId, browser)
      expect(answer, answer.error?.message).toMatchObject({ status: 200, undoes: changeId })
      return answer.change_id!
    },
    /** Reads the id of the last change. */
    readLastChange: async () =>
      (await db.selectFrom('history').select('change_id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).change_id!,
    readLive: () => readLiveRows(db),
    /** Gives Luis a public link. Returns the function by which he replies to a session on a date, each time from another address. */
    linkLuis: async () => {
      const { luis, ana } = people
      const url = await api.get('/v1/clients/public-link/generate')
      await api.post('/v1/clients/public-link', { body: { scheduleId: schedule.id, workerIds: [ana], clientId: luis, url } })
      return async (id: string, session_date: string, reply: 'confirmed' | 'declined' | null) => {
        visits += 1
        const { statusCode, body } = await app.visitor.inject({
          method: 'POST',
          url: `/api/v1/clients/public-link/${url}/sessions/${id}/reply`,
          payload: { session_date, reply },
          remoteAddress: `10.4.0.${visits}`,
        })
        expect(statusCode, body).toBe(200)
      }
    },
  }
}
