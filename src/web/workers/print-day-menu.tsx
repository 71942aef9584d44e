import { ActionIcon, Menu } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { capitalize, formatLongDate, formatSessionCount } from '#domain/spanish.ts'
import { addDays } from '#domain/weeks.ts'
import type { TimelineEntry } from '../sessions/of-person/timeline.ts'

type Props = { entries: readonly TimelineEntry[]; today: string; onPrint: (date: string) => void }

/** Lets the user print today or one of the next six days. */
export function PrintDayMenu({ entries, today, onPrint }: Props) {
  const dates = Array.from({ length: 7 }, (_, index) => addDays(today, index))
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" className="no-print" aria-label="Imprimir un día" title="Imprimir un día">
          <IconPrinter size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Imprimir</Menu.Label>
        {dates.map((date, index) => {
          const count = entries.filter((entry) => entry.date === date).length
          return (
            <Menu.Item key={date} disabled={count === 0} onClick={() => onPrint(date)}>
              {index < 2 ? `${index === 0 ? 'Hoy' : 'Mañana'}, ${formatLongDate(date)}` : capitalize(formatLongDate(date))}
              {count > 0 && ` · ${formatSessionCount(count)}`}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
