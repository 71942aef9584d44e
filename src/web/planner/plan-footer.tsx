import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Choice } from '#domain/plan.ts'
import { capitalize } from '#domain/spanish.ts'
import { isTechnicalFailure, titleFailure } from '../ui/feedback/describe-error.ts'
import { notifyFailure } from '../ui/feedback/notify.ts'
import { ProblemPanel } from '../ui/feedback/problem-panel.tsx'
import { describeProblem, type ProblemText } from '../ui/feedback/problem-text.ts'
import { useFootBar } from '../ui/page/use-foot-bar.ts'
import { describePlan, describeReplaced, nameDates, type PlannedRow } from './describe-plan.ts'
import classes from './plan-footer.module.css'
import type { SessionPlan } from './use-plan.ts'
import type { ReplacedSeries } from './use-replaced-series.ts'

interface Props {
  plan: readonly PlannedRow[]
  sessionPlan: SessionPlan
  /** The series that ends. */
  replaced: ReplacedSeries | undefined
  /** True when the series that should end is not there any more. */
  isReplacedGone: boolean
  isEndless: boolean
  onSettle: (choices: ReadonlyMap<string, Choice>) => void
  /** Books the plan. Rejects when the server refuses it: then nothing is booked. */
  onBook: () => Promise<void>
}

/** Says what will be booked, and books it once no date is open. */
export function PlanFooter({ plan, sessionPlan, replaced, isReplacedGone, isEndless, onSettle, onBook }: Props) {
  useFootBar()
  const [problem, setProblem] = useState<ProblemText>()
  const [isPending, setPending] = useState(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const open = plan.filter(({ status }) => status === 'open')
  const count = plan.filter(({ session }) => session).length

  const book = async () => {
    if (isPending || open.length > 0 || count === 0) return
    setPending(true)
    setProblem(undefined)
    try {
      await onBook()
    } catch (error) {
      // The user may have gone elsewhere meanwhile.
      if (isTechnicalFailure(error) || !isShown.current) notifyFailure(titleFailure('No se pudo reservar', error), error)
      else setProblem(describeProblem(error))
    } finally {
      setPending(false)
    }
  }
  useBookKeys(() => void book())
  return (
    <div className={classes.footer}>
      <ProblemPanel
        problem={problem && { ...problem, message: `${replaced ? 'La serie no cambió' : 'No se reservó nada'}: ${problem.message}` }}
      />
      {replaced && <p className={classes.replaced}>{describeReplaced(replaced)}.</p>}
      {isReplacedGone && !isPending && (
        <p className={classes.replaced}>La serie que iba a cambiar ya no existe: solo se reserva lo nuevo.</p>
      )}
      <div className={classes.line}>
        {open.length > 0 ? (
          <p className={classes.open}>
            <IconAlertTriangle size={16} aria-hidden />
            <span role="status">
              Falta resolver {open.length === 1 ? '1 fecha' : `${open.length} fechas`}: {nameDates(open.map(({ date }) => date))}
            </span>
          </p>
        ) : (
          <p role="status">
            {count === 0
              ? 'No queda ninguna fecha'
              : `${capitalize(describePlan(plan, sessionPlan.workerName))}${isEndless ? '; después sigue sin fin' : ''}.`}
          </p>
        )}
        <div className={classes.buttons}>
          {open.length > 0 ? (
            <>
              {count > 0 && (
                <Button variant="default" onClick={() => onSettle(sessionPlan.settle('skip'))}>
                  {open.length === 1 ? 'Omitirla' : 'Omitirlas'} y dejar {count}
                </Button>
              )}
              <Button onClick={() => focusRow(open[0]!.date)}>Ir a la fecha pendiente</Button>
            </>
          ) : (
            <Button data-book-plan loading={isPending} disabled={count === 0} onClick={() => void book()}>
              {replaced ? 'Cambiar la serie' : `Reservar ${count}`}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

function focusRow(date: string) {
  const row = document.querySelector<HTMLElement>(`[data-date="${date}"]`)
  row?.scrollIntoView({ block: 'center' })
  const control = row?.querySelector<HTMLElement>('input:not(:disabled), button')
  ;(control ?? row)?.focus()
}

/** Ctrl+Enter books, as in every form: once while the key is held down, and not under a dialog. */
function useBookKeys(book: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!event.repeat && !document.querySelector('[aria-modal="true"]')) book()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
