import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Pace } from '#domain/slots.ts'
import type { ValidatedForm } from '#web/ui/form/validated-form.ts'
import { describeTurn } from './format-turn.ts'
import { createEmptyTurn, findTurnProblems, maxTurns, parseTurn, type TypedSchedule, type TypedTurn } from './schedule-form.ts'
import classes from './turn-list.module.css'
import { TurnRow } from './turn-row.tsx'

type Props = {
  form: ValidatedForm<TypedSchedule>
  pace: Pace | null
  /** Called with the index of the turn that has the focus. */
  onActiveChange: (index: number | undefined) => void
}

/** The fields of a schedule's turns, which are validated while the user types. */
export function TurnList({ form, pace, onActiveChange }: Props) {
  const { turns } = form.values
  const addButton = useRef<HTMLButtonElement>(null)

  const parsedTurns = turns.map(parseTurn)
  const problems = new Map(findTurnProblems(form.values).map(({ path, message }) => [path, message]))
  const describeTurnAt = (index: number) => {
    const { start, end } = parsedTurns[index] ?? { start: null, end: null }
    return pace && start !== null && end !== null ? describeTurn({ start, end }, pace) : null
  }
  return (
    <section aria-label="Turnos" className={classes.turns}>
      <h2>Turnos</h2>
      {turns.map(({ key }, index) => (
        <TurnRow
          key={key}
          label={`Turno ${index + 1}`}
          getInputProps={(name) => form.getInputProps(`turns.${index}.${name}`)}
          liveErrors={{ startTime: problems.get(`turns.${index}.startTime`), endTime: problems.get(`turns.${index}.endTime`) }}
          sentence={describeTurnAt(index)}
          onActiveChange={(isActive) => onActiveChange(isActive ? index : undefined)}
          onRemove={
            turns.length > 1
              ? () => {
                  // Renders the button first, which is hidden while there are twelve turns.
                  flushSync(() => form.removeListItem('turns', index))
                  addButton.current?.focus()
                }
              : undefined
          }
        />
      ))}
      {turns.length < maxTurns ? (
        <Button
          ref={addButton}
          variant="default"
          size="xs"
          className={classes.add}
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => addTurn(form, createEmptyTurn())}
        >
          Añadir turno
        </Button>
      ) : (
        <p className={classes.full}>Un horario tiene como máximo {maxTurns} turnos.</p>
      )}
    </section>
  )
}

/** Adds a turn at the end and focuses its name. */
export function addTurn(form: ValidatedForm<TypedSchedule>, turn: TypedTurn) {
  flushSync(() => form.insertListItem('turns', turn))
  form.getInputNode(`turns.${form.getValues().turns.length - 1}.name`)?.focus()
}
