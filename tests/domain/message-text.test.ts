import { describe, expect, it } from 'vitest'
import type { Appointment, AppointmentChange } from '#domain/appointments.ts'
import { buildMessageBody, buildMessageText, getFirstDate, isOffer, summarizeMessage } from '#domain/message-text.ts'
import { getWeekday } from '#domain/weeks.ts'

const adult = { person: { name: 'Valentina', birthDate: '1990-05-14' } }
const child = { person: { name: 'Ian', birthDate: '2018-05-14' }, guardianName: 'Rosa Soto', guardianPhone: '987654321' }

const on = (date: string, time: number, worker = 'ana'): Appointment => ({
  session: 'any',
  worker,
  date,
  day: getWeekday(date),
  time,
})

const weekly = (day: number, time: number, from: string, worker = 'ana'): Appointment => ({
  session: 'any',
  worker,
  day,
  time,
  from,
})

const build = (changes: readonly AppointmentChange[], client: typeof child | typeof adult = adult) =>
  buildMessageText([buildMessageBody(changes, { client, today, getWorkerName })], { client, clinic, today, isOffer: isOffer(changes) })

const today = '2026-11-30'
const clinic = { name: 'Centro Crecer', phone: '01 4451234' }

const getWorkerName = (id: string) => (id === 'ana' ? 'Ana Torres' : 'Luis Díaz')

/** The text between the greeting and the last sentence. */
const getClauses = (text: string) => /Centro Crecer: (.*)\. Si [^.]+, avísenos por favor al 01 4451234\.$/.exec(text)?.[1]

describe('buildMessageText', () => {
  it('greets the client, or the guardian whose telephone is known', () => {
    const changes: AppointmentChange[] = [{ before: on('2026-12-08', 540), end: 'canceled' }]
    expect(build(changes)).toBe(
      'Hola Valentina, le escribimos de Centro Crecer: su sesión del martes 8 de diciembre a las 9:00 con Ana Torres queda cancelada. Si tiene alguna pregunta, avísenos por favor al 01 4451234.',
    )
    expect(build(changes, child)).toContain('Hola Rosa, le escribimos de Centro Crecer: la sesión de Ian del martes 8 de diciembre')
  })

  it('tells a guardian of two children in one text', () => {
    const sister = { ...child, person: { name: 'Zoe', birthDate: '2020-05-14' } }
    const canceled: AppointmentChange[] = [{ before: on('2026-12-08', 540), end: 'canceled' }]
    const bodies = [child, sister].map((client) => buildMessageBody(canceled, { client, today, getWorkerName }))
    expect(buildMessageText(bodies, { client: child, clinic, today, isOffer: false })).toBe(
      'Hola Rosa, le escribimos de Centro Crecer: la sesión de Ian del martes 8 de diciembre a las 9:00 con Ana Torres queda cancelada; la sesión de Zoe del martes 8 de diciembre a las 9:00 con Ana Torres queda cancelada. Si tiene alguna pregunta, avísenos por favor al 01 4451234.',
    )
  })

  it.each<[string, AppointmentChange[]]>([
    [
      'su sesión del martes 8 de diciembre a las 9:00 con Ana Torres pasa al jueves 10 de diciembre a las 10:30',
      [{ before: on('2026-12-08', 540), after: on('2026-12-10', 630) }],
    ],
    [
      'su sesión del martes 8 de diciembre a las 9:00 con Ana Torres pasa al martes 8 de diciembre a las 10:30 con Luis Díaz',
      [{ before: on('2026-12-08', 540), after: on('2026-12-08', 630, 'luis') }],
    ],
    [
      'su sesión del martes 8 de diciembre a las 9:00 con Ana Torres será con Luis Díaz, a la misma hora',
      [{ before: on('2026-12-08', 540), after: on('2026-12-08', 540, 'luis') }],
    ],
    [
      'sus sesiones del 8 y 15 dic a las 9:00 con Ana Torres serán con Luis Díaz, a la misma hora',
      [
        { before: on('2026-12-15', 540), after: on('2026-12-15', 540, 'luis') },
        { before: on('2026-12-08', 540), after: on('2026-12-08', 540, 'luis') },
      ],
    ],
    [
      'sus sesiones del 8 y 15 dic a las 9:00 con Ana Torres quedan aplazadas, y le avisaremos las nuevas fechas; su sesión del miércoles 9 de diciembre a las 9:00 con Ana Torres queda cancelada',
      [
        { before: on('2026-12-08', 540), end: 'postponed' },
        { before: on('2026-12-15', 540), end: 'postponed' },
        { before: on('2026-12-09', 540), end: 'canceled' },
      ],
    ],
    [
      'su sesión de los martes a las 9:00 con Ana Torres pasa a los jueves a las 10:30 desde el jueves 10 de diciembre',
      [{ before: weekly(2, 540, '2026-12-08'), after: weekly(4, 630, '2026-12-10') }],
    ],
    [
      'su sesión de los martes a las 9:00 con Ana Torres será con Luis Díaz desde el martes 8 de diciembre, a la misma hora',
      [{ before: weekly(2, 540, '2026-12-08'), after: weekly(2, 540, '2026-12-08', 'luis') }],
    ],
    [
      'su sesión de los martes a las 9:00 con Ana Torres ya no tiene lugar desde el martes 8 de diciembre',
      [{ before: weekly(2, 540, '2026-12-08'), end: 'ended' }],
    ],
    [
      'su sesión del martes 8 de diciembre a las 9:00 con Ana Torres tendrá lugar como estaba previsto',
      [{ after: on('2026-12-08', 540), end: 'canceled' }],
    ],
  ])('says that %s', (clauses, changes) => expect(getClauses(build(changes))).toBe(clauses))
})

describe('summarizeMessage', () => {
  it.each<[string, AppointmentChange[]]>([
    [
      'La sesión del mar 8 dic a las 09:00 con Ana Torres pasa al jue 10 dic a las 10:30 con Luis Díaz.',
      [{ before: on('2026-12-08', 540), after: on('2026-12-10', 630, 'luis') }],
    ],
    [
      'Las sesiones del 8 y 15 dic a las 09:00 con Ana Torres quedan aplazadas. La sesión del mié 9 dic a las 09:00 con Ana Torres queda cancelada.',
      [
        { before: on('2026-12-08', 540), end: 'postponed' },
        { before: on('2026-12-15', 540), end: 'postponed' },
        { before: on('2026-12-09', 540), end: 'canceled' },
      ],
    ],
    [
      'La sesión de los martes a las 09:00 con Ana Torres ya no tiene lugar desde el mar 8 dic.',
      [{ before: weekly(2, 540, '2026-12-08'), end: 'ended' }],
    ],
  ])('says that %s', (summary, changes) => expect(summarizeMessage(changes, getWorkerName)).toBe(summary))
})

describe('getFirstDate', () => {
  it('returns the first date that has not passed', () => {
    expect(getFirstDate([{ before: on('2026-12-08', 540), after: on('2026-12-03', 630) }], '2026-11-30')).toBe('2026-12-03')
    expect(getFirstDate([{ before: on('2026-12-08', 540), after: on('2026-12-03', 630) }], '2026-12-04')).toBe('2026-12-08')
    expect(getFirstDate([{ before: on('2026-12-08', 540), end: 'canceled' }], '2026-12-09')).toBeNull()
  })

  it('returns when the change of a series begins', () =>
    expect(getFirstDate([{ before: weekly(2, 540, '2026-12-08'), end: 'ended' }], '2026-11-30')).toBe('2026-12-08'))
})
