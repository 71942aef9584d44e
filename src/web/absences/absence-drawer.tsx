import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { ListedAbsence } from '#web/availability/use-absences.ts'
import { RecordDrawer } from '#web/ui/form/record-drawer.tsx'
import classes from './absence-drawer.module.css'
import { AbsenceForm, type AbsenceStart } from './form/absence-form.tsx'
import { HolidaysForm } from './holidays/holidays-form.tsx'
import { useAbsenceActions } from './use-absence-actions.ts'

type Props = {
  /** The URL names what is open: 'new', 'holidays', or the id of an absence. */
  record: string | undefined
  /** With what a new one starts. */
  initial: AbsenceStart
  absences: readonly ListedAbsence[]
  /** Returns the name of an absent worker. */
  getName: (workerId: string) => string
  onClose: () => Promise<void>
}

/** The drawer of the absences: a new one, an existing one, or the holidays of a year. */
export function AbsenceDrawer({ record, initial, absences, getName, onClose }: Props) {
  const found = absences.find(({ id }) => id === record)
  const current: Shown | undefined = record === 'new' || record === 'holidays' ? { record } : found && { record: found.id, absence: found }
  // The drawer keeps its content while it slides out.
  const [last, setLast] = useState(current)
  if (current && (current.record !== last?.record || current.absence !== last.absence)) setLast(current)
  const shown = current ?? last
  return (
    <RecordDrawer title={getTitle(shown)} opened={current !== undefined} onClose={() => void onClose()}>
      {shown?.record === 'holidays' ? (
        <HolidaysForm onDone={onClose} />
      ) : shown?.absence ? (
        <>
          <AbsenceHead absence={shown.absence} getName={getName} onClose={onClose} />
          <AbsenceForm key={shown.record} absence={shown.absence} onDone={onClose} />
        </>
      ) : (
        shown && <AbsenceForm initial={initial} onDone={onClose} />
      )}
    </RecordDrawer>
  )
}

type Shown = { record: string; absence?: ListedAbsence }

function getTitle(shown: Shown | undefined) {
  if (shown?.record === 'holidays') return 'Añadir feriados'
  if (!shown?.absence) return 'Añadir ausencia'
  return shown.absence.workerId === null ? 'Editar día de cierre' : 'Editar ausencia'
}

/** Shows whose absence it is, and the button that deletes it. */
function AbsenceHead({ absence, getName, onClose }: Pick<Props, 'getName' | 'onClose'> & { absence: ListedAbsence }) {
  const { deleteAbsence } = useAbsenceActions()
  return (
    <div className={classes.head}>
      <strong>{absence.workerId === null ? 'Toda la clínica' : getName(absence.workerId)}</strong>
      <Button
        variant="subtle"
        color="red"
        size="xs"
        leftSection={<IconTrash size={14} aria-hidden />}
        onClick={() => void onClose().then(() => deleteAbsence(absence))}
      >
        Eliminar
      </Button>
    </div>
  )
}
