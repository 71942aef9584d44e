import { useState } from 'react'
import type { User, Worker } from '#api/generated/app.ts'
import type { HistoryKind } from '#web/history/queries.ts'
import type { ActivityParams } from '#web/navigation/paths.ts'
import { toPersonChoices } from '#web/people/identity.ts'
import { compareByName, formatFullName } from '#web/people/name.ts'
import { DateInput } from '#web/ui/dates/date-input.tsx'
import { formatTypedDate, parseTypedDate } from '#web/ui/dates/typed-date.ts'
import { ListFilter } from '#web/ui/list/list-filter.tsx'
import classes from './activity-page.module.css'
import { kindNames } from './kind-names.ts'

interface Props {
  params: ActivityParams
  /** The kinds of records whose changes the user may read. */
  kinds: readonly HistoryKind[]
  /** Undefined for a user who may not list them. */
  authors: readonly User[] | undefined
  workers: readonly Worker[]
  today: string
  onChange: (change: ActivityParams) => void
}

/** The filters of the activity: what, by whom, of which worker and on which day. */
export function ActivityFilters({ params, kinds, authors, workers, today, onChange }: Props) {
  return (
    <>
      <ListFilter
        label="Qué"
        allLabel="Todo"
        options={kinds.map((value) => ({ value, label: kindNames[value] }))}
        value={params.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {authors && (
        <ListFilter
          label="Quién"
          allLabel="Todos los usuarios"
          options={authors.map(({ id, name, person }) => ({
            value: id,
            label: person ? `${formatFullName(person)} (${name})` : name,
          }))}
          value={params.user}
          onChange={(user) => onChange({ user })}
        />
      )}
      {workers.length > 0 && (
        <ListFilter
          label="Trabajador"
          allLabel="Todos los trabajadores"
          options={toPersonChoices([...workers].sort(compareByName))}
          value={params.worker}
          onChange={(worker) => onChange({ worker })}
        />
      )}
      <DayFilter day={params.day} today={today} onChange={(day) => onChange({ day })} />
    </>
  )
}

interface DayFilterProps {
  day: string | undefined
  today: string
  onChange: (day: string | undefined) => void
}

/** Limits the list to a day, once the field has a date or is empty. */
function DayFilter({ day, today, onChange }: DayFilterProps) {
  const [text, setText] = useState(day ? formatTypedDate(day) : '')
  const [shownDay, setShownDay] = useState(day)
  if (day !== shownDay) {
    setShownDay(day)
    // The field follows when the filters are taken back, and is left alone while someone types.
    if ((parseTypedDate(text, today) ?? undefined) !== day) setText(day ? formatTypedDate(day) : '')
  }
  return (
    <DateInput
      aria-label="Día"
      placeholder="Cualquier día"
      description={undefined}
      className={classes.day ?? ''}
      latest={today}
      value={text}
      onChange={(typed) => {
        setText(typed)
        const date = parseTypedDate(typed, today)
        if (date !== (day ?? null) && (date || typed.trim() === '')) onChange(date ?? undefined)
      }}
    />
  )
}
