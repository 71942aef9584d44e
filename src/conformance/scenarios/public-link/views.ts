import { addDays, getWeekday } from '#domain/weeks.ts'
import { type Agenda, agendaTimes } from '../../agenda.ts'
import type { Caller } from '../../exchange/caller.ts'
import { randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { createLink } from './create-link.ts'

const laterTime = agendaTimes.start_time + agendaTimes.session_duration + agendaTimes.break_duration

/** Yesterday, today and tomorrow on this computer: one of them is in this week of the clinic, wherever it is. */
const listDatesAround = (today: string) => [-1, 0, 1].map((days) => addDays(today, days))

/** Books the client and another client, with a note each, on each of these dates. Returns the ids of both. */
async function bookBoth({ book, client, other }: Agenda, dates: string[]) {
  const notes = { own: randomWord(), others: randomWord() }
  const [own, others]: [string[], string[]] = [[], []]
  for (const session_date of dates) {
    own.push((await book({ client_id: client, session_date, note: notes.own })).id)
    others.push((await book({ client_id: other, session_date, time: laterTime, note: notes.others })).id)
  }
  return { own, others, notes }
}

/** Lists every text by which a client could be recognised. */
async function listTraces(administrator: Caller, id: string): Promise<string[]> {
  const { body } = await administrator.call('getClient', { path: { id } })
  const { id: personId, name, father_last_name, mother_last_name, document } = body.person
  return [id, personId, name, father_last_name, mother_last_name, document]
}

/** Judges the view that anybody with the link sees. */
export const publicViews: Scenario[] = [
  {
    title: 'the view has the sessions of its client as assigned, those of others as taken, and nothing that tells who the others are',
    operations: ['getPublicView'],
    run: async (context) => {
      const { administrator, visitor } = context
      const { link, agenda } = await createLink(context)
      const { own, others, notes } = await bookBoth(agenda, listDatesAround(agenda.today))
      const view = await visitor.call('getPublicView', { path: { url: link.url } })
      const { sessions } = view.body
      const assigned = sessions.filter(({ is_assigned }) => is_assigned)
      const taken = sessions.filter(({ is_assigned }) => !is_assigned)
      view.check(assigned.length > 0, '/sessions', 'an own session', assigned)
      view.check(
        assigned.every(({ id }) => own.includes(id)),
        '/sessions',
        `only these own sessions: ${own}`,
        assigned,
      )
      view.check(taken.length > 0 && taken.every(({ time }) => time === laterTime), '/sessions', `taken slots at ${laterTime}`, taken)
      const traces = [...(await listTraces(administrator, agenda.other)), ...others, ...Object.values(notes)]
      for (const trace of traces)
        view.check(!view.exchange.body.includes(trace), '', 'nothing that tells who the others are, and no note', trace)
      view.expectFields({ client: { id: agenda.client }, schedule: { id: agenda.schedule } })
      view.check(
        view.body.workers.some(({ id }) => id === agenda.worker),
        '/workers',
        `the worker ${agenda.worker}`,
      )
    },
  },
  {
    title: 'the sessions of the client are shown in all states, those of others only while they are active',
    operations: ['getPublicView'],
    run: async (context) => {
      const { administrator, visitor } = context
      const { link, agenda } = await createLink(context)
      const { own, others } = await bookBoth(agenda, listDatesAround(agenda.today))
      for (const id of [...own, ...others]) await administrator.call('changeSessionState', { path: { id }, body: { state: 'canceled' } })
      const view = await visitor.call('getPublicView', { path: { url: link.url } })
      view.check(view.body.sessions.length > 0, '/sessions', 'the canceled own sessions')
      view.check(
        view.body.sessions.every(({ id, is_assigned }) => is_assigned && own.includes(id)),
        '/sessions',
        'no canceled session of others',
      )
    },
  },
  {
    title: 'the id of a slot that another client has differs from week to week, and stays the same within one',
    operations: ['getPublicView'],
    run: async (context) => {
      const { visitor } = context
      const { link, agenda } = await createLink(context)
      const dates = [7, 14].map((days) => addDays(agenda.today, days))
      const day = getWeekday(dates[0]!)
      await agenda.book({ client_id: agenda.other, session_date: null, day })
      const view = await visitor.call('getPublicView', { path: { url: link.url }, query: { weeks: 4 } })
      const taken = view.body.sessions.filter(({ session_date }) => dates.includes(session_date ?? ''))
      view.check(taken.length === 2, '/sessions', `a taken slot on ${dates}`, taken)
      view.check(new Set(taken.map(({ id }) => id)).size === taken.length, '/sessions', 'another id in each week', taken)
      for (const { is_assigned, state, standing } of taken)
        view.check(!is_assigned && state === undefined && standing === undefined, '/sessions', 'neither state nor standing', taken)
      const again = await visitor.call('getPublicView', { path: { url: link.url }, query: { weeks: 4 } })
      again.expect('/sessions', view.body.sessions)
    },
  },
  {
    title: 'a week can be chosen up to the fourth after this one, and begins on Sunday',
    operations: ['getPublicView'],
    run: async (context) => {
      const { visitor } = context
      const { link, agenda } = await createLink(context)
      // The day is no Sunday, so that the first day of its week is another one.
      const week = addDays(agenda.today, getWeekday(agenda.today) === 0 ? 15 : 14)
      const { id } = await agenda.book({ session_date: week })
      const path = { url: link.url }
      const view = await visitor.call('getPublicView', { path, query: { week } })
      view.expect('/week_start', addDays(week, -getWeekday(week)))
      view.check(view.body.sessions.map((session) => session.id).join() === id, '/sessions', `only the session ${id}`)
      view.check(view.body.next_session?.id === id, '/next_session', `the session ${id}`)
      const another = await visitor.call('getPublicView', { path, query: { week: addDays(week, 7) } })
      another.expect('/sessions', [])
      for (const query of [{ week: addDays(agenda.today, 60) }, { week: addDays(agenda.today, -14) }, { week, weeks: 5 }])
        await visitor.call('getPublicView', { path, query }, 400)
    },
  },
]
