import { SegmentedControl } from '@mantine/core'
import { formatClock } from '#domain/clock.ts'
import { getPartOfDay, partsOfDay } from '#domain/describe-waiting-entry.ts'
import { type EntryValues, emptyEntry, readTypedWishes } from './entry-values.ts'

type Times = Pick<EntryValues, 'fromTime' | 'toTime'>

/** Chooses morning, afternoon or any time, which fills in the times from and to. */
export const PartOfDayChoice = ({ values, onChange }: { values: Times; onChange: (times: Times) => void }) => (
  <SegmentedControl
    fullWidth
    aria-label="Parte del día"
    data={[
      { value: 'any', label: 'Cualquier hora' },
      { value: 'morning', label: 'Mañana' },
      { value: 'afternoon', label: 'Tarde' },
    ]}
    value={getPart(values)}
    onChange={(part) => onChange(typePartOfDay(part))}
  />
)

/** Returns the part of the day that typed times stand for; an empty text for other times. */
function getPart({ fromTime, toTime }: Times) {
  if (fromTime.trim() === '' && toTime.trim() === '') return 'any'
  return getPartOfDay(readTypedWishes({ ...emptyEntry, fromTime, toTime })) ?? ''
}

function typePartOfDay(part: string): Times {
  const { fromTime, toTime } = part === 'morning' || part === 'afternoon' ? partsOfDay[part] : { fromTime: null, toTime: null }
  return { fromTime: fromTime === null ? '' : formatClock(fromTime), toTime: toTime === null ? '' : formatClock(toTime) }
}
