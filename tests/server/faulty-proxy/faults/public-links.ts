import { acceptConflict, repeatAnswer } from '../behaviour.ts'
import { changeAnswer, type ProxyFault, parseBody, withBody } from '../fault.ts'
import type { Origin, ProxiedAnswer, ProxiedCall, Rule } from '../proxy.ts'

type ViewRow = { id: string; worker_id: string; turn_id: string; time: number; session_date: string | null; is_assigned: boolean }
type View = { week_start: string; sessions: ViewRow[]; next_session: ViewRow | null }
type StoredSession = { id: string; client: { person: { name: string } }; worker: { id: string }; turn_id: string; time: number }

/** Adds something of the hidden sessions to the public view. */
const leak = (show: (row: ViewRow, hidden: StoredSession) => object) => (): Rule => async (call, origin) => {
  const answer = await origin.send(call)
  if (call.operation !== 'getPublicView' || answer.status !== 200) return answer
  const view = parseBody<View>(answer)
  const taken = view.sessions.filter(({ is_assigned }) => !is_assigned)
  if (taken.length === 0) return answer
  const stored = await listSessions(call, origin)
  const sessions = view.sessions.map((row) => {
    const hidden = row.is_assigned ? undefined : stored.find((session) => isSameSlot(session, row))
    return hidden ? show(row, hidden) : row
  })
  return withBody(answer, { ...view, sessions })
}

const isSameSlot = (session: StoredSession, row: ViewRow) =>
  session.worker.id === row.worker_id && session.turn_id === row.turn_id && session.time === row.time

async function listSessions(call: ProxiedCall, origin: Origin): Promise<StoredSession[]> {
  const query = new URLSearchParams()
  return parseBody(await origin.sendAsAdministrator({ ...call, method: 'GET', path: '/v1/sessions', query, text: undefined }))
}

const changeView = (edit: (view: View) => object) =>
  changeAnswer('getPublicView', (answer) => withBody(answer, edit(parseBody<View>(answer))))

/** Takes any url: what it refuses because of the url alone, it stores with one that it generates itself. */
const takeAnyUrl = (operation: 'createPublicLink' | 'updatePublicLink') => (): Rule => async (call, origin) => {
  const answer = await origin.send(call)
  const isMeant = call.operation === operation && answer.status === 400 && answer.text.includes('"path":"url"')
  if (!isMeant) return answer
  const path = '/v1/clients/public-link/generate'
  const generated = await origin.sendAsAdministrator({ ...call, operation: 'generatePublicLink', method: 'GET', path, text: undefined })
  return origin.send(withBody(call, { ...parseBody<object>(call), url: parseBody<string>(generated) }))
}

/** Faults of public links, and of what they show to anybody. */
export const publicLinkFaults: ProxyFault[] = [
  {
    name: 'shows in the public view the name of another client',
    operation: 'getPublicView',
    pointer: '/body',
    scenario: 'the view has the sessions of its client as assigned, those of others as taken, and nothing that tells who the others are',
    createRule: leak((row, { client }) => ({ ...row, client_name: client.person.name })),
  },
  {
    name: 'shows in the public view the id of a session of another client',
    operation: 'getPublicView',
    pointer: '/body',
    scenario: 'the view has the sessions of its client as assigned, those of others as taken, and nothing that tells who the others are',
    createRule: leak((row, { id }) => ({ ...row, id })),
  },
  {
    name: 'shows the sessions of others as those of the client',
    operation: 'getPublicView',
    pointer: '/body/sessions',
    scenario: 'the view has the sessions of its client as assigned, those of others as taken, and nothing that tells who the others are',
    createRule: changeView((view) => ({ ...view, sessions: view.sessions.map((row) => ({ ...row, is_assigned: true })) })),
  },
  {
    name: 'does not show which slots are taken',
    operation: 'getPublicView',
    pointer: '/body/sessions',
    scenario: 'the view has the sessions of its client as assigned, those of others as taken, and nothing that tells who the others are',
    createRule: changeView((view) => ({ ...view, sessions: view.sessions.filter(({ is_assigned }) => is_assigned) })),
  },
  {
    name: 'begins the week on the day that was asked for',
    operation: 'getPublicView',
    pointer: '/body/week_start',
    scenario: 'a week can be chosen up to the fourth after this one, and begins on Sunday',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      const week = call.query.get('week')
      if (call.operation !== 'getPublicView' || answer.status !== 200 || !week) return answer
      return withBody(answer, { ...parseBody<View>(answer), week_start: week })
    },
  },
  {
    name: 'keeps showing the view under a url that was replaced',
    operation: 'updatePublicLink',
    pointer: '/status',
    scenario: 'a new url of a link ends the old one immediately',
    createRule: () => {
      const views = new Map<string, ProxiedAnswer>()
      let replaced: string | undefined
      return async (call, origin) => {
        if (call.operation === 'createPublicLink' && call.text?.startsWith('{"schedule_id":"'))
          replaced = parseBody<{ url: string }>(call).url
        const answer = await origin.send(call)
        if (call.operation === 'createPublicLink' && answer.status === 201 && replaced) {
          const path = `/v1/clients/public-link/${replaced}`
          views.set(path, await origin.send({ ...call, operation: 'getPublicView', method: 'GET', path, text: undefined }))
        }
        const earlier = views.get(call.path)
        return call.operation === 'getPublicView' && answer.status === 404 && earlier ? repeatAnswer(call, earlier) : answer
      }
    },
  },
  {
    name: 'tells a deleted link from one that never was',
    operation: 'getPublicView',
    pointer: '/body/error',
    scenario: 'a deleted link answers like one that never was',
    createRule: () => {
      const known = new Set<string>()
      return async (call, origin) => {
        const answer = await origin.send(call)
        if (call.operation === 'createPublicLink' && answer.status === 201) known.add(parseBody<{ url: string }>(call).url)
        if (call.operation !== 'getPublicView' || answer.status !== 404 || !known.has(call.path.split('/').at(-1)!)) return answer
        const body = parseBody<{ error: object }>(answer)
        return withBody(answer, { ...body, error: { ...body.error, message: 'Este enlace ya no existe.' } })
      }
    },
  },
  {
    name: 'generates the same token for everybody',
    operation: 'generatePublicLink',
    pointer: '/body',
    scenario: 'a generated token has 22 characters, is never the same, and names no link',
    createRule: changeAnswer('generatePublicLink', (answer) => withBody(answer, 'A'.repeat(22))),
  },
  {
    name: 'gives a client a second link',
    operation: 'createPublicLink',
    pointer: '/status',
    scenario: 'a client has at most one link',
    createRule: acceptConflict('createPublicLink'),
  },
  {
    name: 'creates a link with the url of another one',
    operation: 'createPublicLink',
    pointer: '/status',
    scenario: 'the url of a link was generated, and no link has or has had it',
    createRule: takeAnyUrl('createPublicLink'),
  },
  {
    name: 'gives a link a url that nobody generated',
    operation: 'updatePublicLink',
    pointer: '/status',
    scenario: 'the url of a link was generated, and no link has or has had it',
    createRule: takeAnyUrl('updatePublicLink'),
  },
]
