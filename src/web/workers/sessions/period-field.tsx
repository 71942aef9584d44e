import { useState } from 'react'
import type { Period } from '#domain/periods.ts'
import { DaysInput } from '#web/absences/form/days-input.tsx'
import { formatTypedDays, parseTypedDays } from '#web/absences/form/typed-days.ts'
import { isListable, maxWeeks } from './sessions-period.ts'
import classes from './worker-sessions-page.module.css'

type Props = { period: Period; today: string; onChange: (period: Period) => void }

/** The days whose sessions are shown, typed or picked. They change when the field has its text in full: after a pick, with Enter, or when it is left. */
export function PeriodField({ period, today, onChange }: Props) {
  const shown = formatTypedDays(period)
  const [text, setText] = useState(shown)
  const [textOf, setTextOf] = useState(shown)
  if (textOf !== shown) {
    setTextOf(shown)
    setText(shown)
  }
  const typed = parseTypedDays(text, today)
  const change = (next: string) => {
    setText(next)
    const days = parseTypedDays(next, today)
    if (days && isListable(days) && formatTypedDays(days) === next && next !== shown) onChange(days)
  }
  return (
    <DaysInput
      className={classes.period}
      aria-label="Días"
      description={null}
      today={today}
      value={text}
      onChange={change}
      error={
        typed && !isListable(typed)
          ? typed.from > typed.to
            ? 'El último día es anterior al primero'
            : `Como mucho ${maxWeeks} semanas`
          : undefined
      }
    />
  )
}
