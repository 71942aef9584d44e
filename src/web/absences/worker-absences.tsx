import { Button, Menu } from '@mantine/core'
import { IconArrowBackUp, IconPencil, IconPlus } from '@tabler/icons-react'
import { capitalize, formatSessionCount } from '#domain/spanish.ts'
import { addDays } from '#domain/weeks.ts'
import { useAbsenceAccess } from '#web/availability/change-absences.ts'
import { getUpcomingPeriod } from '#web/availability/upcoming-period.ts'
import { type ListedAbsence, useAbsences } from '#web/availability/use-absences.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { DeleteItem } from '#web/ui/list/record-actions.tsx'
import { RowMenu } from '#web/ui/list/row-menu.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { describeAbsenceTime } from './describe-absence.ts'
import { buildUnsettledPath } from './unsettled/unsettled-path.ts'
import { isTouched, unsettledQuery } from './unsettled/unsettled-query.ts'
import { useAbsenceActions } from './use-absence-actions.ts'
import classes from './worker-absences.module.css'

type Props = {
  workerId: string
  today: string
  onAdd: () => void
  onEdit: (id: string) => void
}

/** The absences of a worker that are not over, with what ends or deletes them and what is to be settled. */
export function WorkerAbsences({ workerId, today, onAdd, onEdit }: Props) {
  const { changesAbsences } = useAbsenceAccess()
  const { deleteAbsence, endAbsence } = useAbsenceActions()
  const period = getUpcomingPeriod(today)
  const answer = useAbsences(period.from, period.to, workerId)
  const { data: unsettled = [] } = useAllowedQuery({ ...unsettledQuery({ ...period, workerId }), enabled: changesAbsences })
  if (!answer.data) return <SectionError title="Ausencias" answers={[answer]} />
  const absences = answer.data.filter((absence) => absence.workerId !== null)
  return (
    <Section
      title="Ausencias"
      titleAside={
        changesAbsences && (
          <Button variant="default" size="xs" className="no-print" leftSection={<IconPlus size={14} aria-hidden />} onClick={onAdd}>
            Añadir<span className="hidden"> ausencia</span>
          </Button>
        )
      }
    >
      {absences.length === 0 ? (
        <p className={classes.none}>Ninguna desde hoy.</p>
      ) : (
        <ul>
          {absences.map((absence) => (
            <li key={absence.id} className={classes.row}>
              <span className={classes.texts}>
                <span>{capitalize(describeAbsenceTime(absence))}</span>
                {absence.reason && <span className={classes.reason}>{absence.reason}</span>}
                <UnsettledLink absence={absence} count={unsettled.filter((session) => isTouched(session, absence)).length} />
              </span>
              {changesAbsences && (
                <RowMenu label={`Acciones de la ausencia ${describeAbsenceTime(absence)}`}>
                  <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onEdit(absence.id)}>
                    Editar
                  </Menu.Item>
                  {absence.fromDate <= today && (
                    <Menu.Item leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => void endAbsence(absence, today)}>
                      Vuelve hoy
                    </Menu.Item>
                  )}
                  {absence.fromDate <= today && absence.toDate > today && (
                    <Menu.Item
                      leftSection={<IconArrowBackUp size={16} aria-hidden />}
                      onClick={() => void endAbsence(absence, addDays(today, 1))}
                    >
                      Vuelve mañana
                    </Menu.Item>
                  )}
                  <DeleteItem onClick={() => void deleteAbsence(absence)} />
                </RowMenu>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const UnsettledLink = ({ absence, count }: { absence: ListedAbsence; count: number }) =>
  count > 0 && (
    <Link className={classes.unsettled} to={buildUnsettledPath(absence)}>
      {formatSessionCount(count)} por resolver
    </Link>
  )
