import { Button } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './changes-bar.module.css'

type Props = {
  /** The numbers of access to give and to take. */
  give: number
  take: number
  /** Says for whom and when the changes take effect. */
  effect: string
  isPending: boolean
  problem: ReactNode
  onDiscard: () => void
  onApply: () => void
}

/** Counts the pending changes, and applies or discards them. Without changes it is hidden. */
export function ChangesBar({ give, take, effect, isPending, problem, onDiscard, onApply }: Props) {
  const count = give + take
  const changes = `${count} ${count === 1 ? 'cambio' : 'cambios'}`
  return (
    <div className={classes.foot} data-empty={count === 0 || undefined}>
      {problem}
      {/* The live region exists before the first change, or screen readers would not announce it. */}
      <div className={classes.bar}>
        <div role="status" className={classes.texts}>
          {count > 0 && (
            <>
              <strong className={classes.count}>{changes} por aplicar</strong>
              {give > 0 && (
                <span className={classes.chip} data-change="give">
                  <IconPlus size={14} aria-hidden />
                  {give} se {give === 1 ? 'dará' : 'darán'}
                </span>
              )}
              {take > 0 && (
                <span className={classes.chip} data-change="take">
                  <IconMinus size={14} aria-hidden />
                  {take} se {take === 1 ? 'quitará' : 'quitarán'}
                </span>
              )}
              <span className={classes.effect}>{effect}</span>
            </>
          )}
        </div>
        {count > 0 && (
          <div className={classes.actions}>
            <Button variant="default" disabled={isPending} onClick={onDiscard}>
              Descartar
            </Button>
            <Button loading={isPending} onClick={onApply}>
              Aplicar {changes}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
