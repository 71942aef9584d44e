import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import type { PlannedDate } from '#domain/plan.ts'
import classes from './plan-status.module.css'

interface Props {
  plan: readonly PlannedDate[]
  /** The obstacle that all open dates have, if several have the same one. */
  sharedObstacle: string | undefined
  isChecked: boolean
  /** Settles all open dates in one way. */
  onSettle: (kind: 'skip' | 'move' | 'worker') => void
  /** Takes all choices back. */
  onReset: () => void
}

/** How many dates are free, open and settled, and what settles all open ones together. */
export function PlanStatus({ plan, sharedObstacle, isChecked, onSettle, onReset }: Props) {
  const count = (isCounted: (one: PlannedDate) => boolean) => plan.filter(isCounted).length
  const free = count(({ status }) => status === 'free')
  const open = count(({ status }) => status === 'open')
  const settled = count(({ status, choice }) => status !== 'open' && choice !== undefined)
  const leftOut = count(({ status, choice }) => status === 'skipped' && choice === undefined)
  return (
    <div className={classes.status}>
      <div role="status" className={classes.counts}>
        {(free > 0 || open === 0) && (
          <span className={classes.free}>
            <IconCheck {...iconProps} />
            {free} {free === 1 ? 'libre' : 'libres'}
          </span>
        )}
        {open > 0 && (
          <span className={classes.open}>
            <IconX {...iconProps} />
            {open} por resolver
          </span>
        )}
        {settled > 0 && (
          <span className={classes.settled}>
            {settled} {settled === 1 ? 'resuelta' : 'resueltas'}
          </span>
        )}
        {leftOut > 0 && (
          <span className={classes.settled}>
            {leftOut} {leftOut === 1 ? 'omitida' : 'omitidas'}
          </span>
        )}
        <span className="quiet">
          {isChecked
            ? 'Todavía no se ha guardado nada.'
            : 'Usted no ve lo de otros turnos y semanas: lo que no se pueda se dirá al reservar.'}
        </span>
        {sharedObstacle && (
          <p className={classes.obstacle}>
            <IconAlertTriangle size={16} aria-hidden />
            {sharedObstacle}
          </p>
        )}
      </div>
      {open === 0 && settled > 0 && (
        <Button variant="default" size="xs" className="no-print" onClick={onReset}>
          Quitar lo elegido
        </Button>
      )}
      {open > 1 && (
        <fieldset aria-label="Para todas las que faltan" className={classes.bulk}>
          <span className={classes.bulkLabel}>Para todas:</span>
          <Button variant="default" size="xs" onClick={() => onSettle('move')}>
            Otra hora
          </Button>
          <Button variant="default" size="xs" onClick={() => onSettle('worker')}>
            Otro trabajador
          </Button>
          <Button variant="default" size="xs" onClick={() => onSettle('skip')}>
            Omitir
          </Button>
        </fieldset>
      )}
    </div>
  )
}

const iconProps = { size: 12, stroke: 2.5, 'aria-hidden': true }
