import { sql } from 'kysely'
import type { Period } from '#domain/periods.ts'
import type { Db } from '../database/connect.ts'
import { busyPeriods } from './busy-periods.ts'
import { selectCalendar } from './sql.ts'

/**
 * Selects the minutes in which people have active sessions on the dates of a period. With `offset 0` the database looks up one person after the other, which
 * the index of session_person serves; it expects too few rows to choose that on its own.
 */
export const selectBusyTimes = (db: Db, personIds: readonly string[], { from, to }: Period) =>
  db
    .selectFrom(sql<{ id: string }>`(select distinct id from unnest(${personIds}::uuid[]) as id)`.as('person'))
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom(busyPeriods.as('each'))
          .whereRef('each.person_id', '=', 'person.id')
          .where(sql<boolean>`each.weeks && daterange(${from}, ${to}, '[]')`)
          .selectAll()
          .offset(sql<number>`0`)
          .as('busy'),
      (join) => join.onTrue(),
    )
    .innerJoin(selectCalendar(from, to).as('calendar'), (join) =>
      join.on(sql<boolean>`calendar.day = lower(busy.minutes) / 1440`).on(sql<boolean>`busy.weeks @> calendar.date`),
    )
    .select(['busy.person_id', 'calendar.date'])
    .select(sql<number>`lower(busy.minutes) - calendar.day * 1440`.as('start'))
    .select(sql<number>`upper(busy.minutes) - calendar.day * 1440`.as('end'))
