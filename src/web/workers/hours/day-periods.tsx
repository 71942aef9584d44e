import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react'
import { capitalize, weekdays } from '#domain/spanish.ts'
import { ClockInput } from '#web/ui/dates/clock-input.tsx'
import type { ValidatedForm } from '#web/ui/form/validated-form.ts'
import classes from './day-periods.module.css'
import type { TypedHours, TypedPeriod } from './hours-values.ts'

type Props = {
  day: number
  form: ValidatedForm<TypedHours>
  /** The index of the version that is shown. */
  version: number
  periods: readonly TypedPeriod[]
  onAdd: () => void
  onRemove: (key: string) => void
  /** Copies the periods of this day to others, whose own are replaced. */
  onCopy: (days: readonly number[]) => void
}

/** The periods of a weekday, with two typed times each. */
export function DayPeriods({ day, form, version, periods, onAdd, onRemove, onCopy }: Props) {
  const name = weekdays[day]!
  const own = periods.map((period, index) => ({ period, index })).filter(({ period }) => period.day === day)
  return (
    <fieldset className={classes.day}>
      <legend className="hidden">{capitalize(name)}</legend>
      <span aria-hidden className={classes.name}>
        {capitalize(name)}
      </span>
      <div className={classes.periods}>
        {own.length === 0 && <span className={classes.off}>No atiende</span>}
        {own.map(({ period, index }, position) => {
          const fieldProps = (field: 'startTime' | 'endTime') => {
            const { error, ...props } = form.getInputProps(`versions.${version}.periods.${index}.${field}`)
            return { ...props, error, errorProps: { className: 'hidden' } }
          }
          const start = fieldProps('startTime')
          const end = fieldProps('endTime')
          const label = own.length > 1 ? `${name}, periodo ${position + 1}` : name
          return (
            <div key={period.key}>
              <div className={classes.period}>
                <ClockInput aria-label={`${capitalize(label)}: desde`} className={classes.time} {...start} />
                <span aria-hidden>a</span>
                <ClockInput aria-label={`${capitalize(label)}: hasta`} className={classes.time} {...end} />
                <ActionIcon aria-label={`Quitar ${label}`} onClick={() => onRemove(period.key)}>
                  <IconTrash size={16} stroke={1.5} aria-hidden />
                </ActionIcon>
              </div>
              {(start.error ?? end.error) && <p className={classes.error}>{start.error ?? end.error}</p>}
            </div>
          )
        })}
      </div>
      <div className={classes.actions}>
        <ActionIcon aria-label={`Añadir un periodo el ${name}`} title="Añadir un periodo" onClick={onAdd}>
          <IconPlus size={16} aria-hidden />
        </ActionIcon>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={`Copiar el ${name} a otros días`} title="Copiar a otros días" disabled={own.length === 0}>
              <IconCopy size={16} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>Copiar {name} a</Menu.Label>
            <Menu.Item onClick={() => onCopy([1, 2, 3, 4, 5])}>Lunes a viernes</Menu.Item>
            <Menu.Item onClick={() => onCopy([0, 1, 2, 3, 4, 5, 6])}>Todos los días</Menu.Item>
            {weekdays.map((other, index) =>
              index === day ? null : (
                <Menu.Item key={other} onClick={() => onCopy([index])}>
                  {capitalize(other)}
                </Menu.Item>
              ),
            )}
          </Menu.Dropdown>
        </Menu>
      </div>
    </fieldset>
  )
}
