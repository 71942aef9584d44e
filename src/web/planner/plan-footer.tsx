import { Button } from '@mantine/core'
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PlannedDate } from '#domain/plan.ts'
import type { Change } from '#web/session-data/changes/change.ts'
import { useUnedited, useVerdict } from '#web/session-data/changes/use-verdict.ts'
import { isTechnicalFailure, titleFailure } from '#web/ui/feedback/describe-error.ts'
import { notifyFailure } from '#web/ui/feedback/notify.ts'
import { ProblemPanel } from '#web/ui/feedback/problem-panel.tsx'
import { describeProblem, type ProblemText } from '#web/ui/feedback/problem-text.ts'
import { useFootBar } from '#web/ui/page/use-foot-bar.ts'
import { findRow } from './date-row.tsx'
import { nameDates } from './describe-plan.ts'
import classes from './plan-footer.module.css'

interface Props {
  plan: readonly PlannedDate[]
  /** What is carried out, as a sentence. */
  sentence: string
  /** What else comes of it. */
  remarks?: readonly string[]
  /** What is carried out. The server is asked for its conflicts once no date is open. */
  change: Change | undefined
  /** The label of the button, the start of the message when the server refuses ("No se reservó nada"), and what a row is called. */
  texts: {
    action: string
    /** The button that leaves out a number of open rows. */
    skip: (open: number) => string
    refused: string
    failure: string
    noun: readonly [one: string, several: string]
  }
  /** Leaves out all open dates. */
  onSkip: () => void
  /** Carries the plan out. Rejects when the server refuses it: then nothing has changed. */
  onBook: () => Promise<void>
}

/** Says what will be saved, and saves it once no date is open. */
export function PlanFooter({ plan, sentence, remarks = [], change, texts, onSkip, onBook }: Props) {
  useFootBar()
  /** Why a plan was refused, and what it was to book. The reason goes when the user plans something else, not when a colleague changes a record. */
  const [refused, setRefused] = useState<{ problem: ProblemText; planned: string }>()
  const planned = JSON.stringify(plan.map(({ session }) => session))
  const problem = refused?.planned === planned ? refused.problem : undefined
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
  const { conflict } = useVerdict(useUnedited(open.length > 0 || isPending ? undefined : change))
  const known = conflict && { ...describeProblem(conflict), message: `Así no se puede: ${conflict.message}` }

  const book = async () => {
    if (isPending || open.length > 0 || count === 0) return
    setPending(true)
    setRefused(undefined)
    try {
      await onBook()
    } catch (error) {
      // The user may have gone elsewhere meanwhile.
      if (isTechnicalFailure(error) || !isShown.current) notifyFailure(titleFailure(texts.failure, error), error)
      else setRefused({ problem: describeProblem(error), planned })
    } finally {
      setPending(false)
    }
  }
  useBookKeys(() => void book())
  return (
    <div className={classes.footer}>
      <ProblemPanel problem={problem ? { ...problem, message: `${texts.refused}: ${problem.message}` } : known} />
      {!isPending &&
        remarks.map((remark) => (
          <p key={remark} className={classes.remark}>
            {remark}
          </p>
        ))}
      <div className={classes.line}>
        {open.length > 0 ? (
          <p className={classes.open}>
            <IconAlertTriangle size={16} aria-hidden />
            <span role="status">
              Falta resolver {open.length === 1 ? `1 ${texts.noun[0]}` : `${open.length} ${texts.noun[1]}`}
              <span className={classes.dates}>: {nameDates([...new Set(open.map(({ date }) => date))])}</span>
            </span>
          </p>
        ) : (
          <p role="status">{count === 0 ? `No queda ninguna ${texts.noun[0]}` : sentence}</p>
        )}
        <div className={classes.buttons}>
          {open.length > 0 ? (
            <>
              {count > 0 && (
                <Button variant="default" onClick={onSkip}>
                  {texts.skip(open.length)}
                </Button>
              )}
              <Button
                classNames={{ section: classes.chevron }}
                rightSection={<IconChevronRight size={16} aria-hidden />}
                onClick={() => focusRow(open[0]!.key)}
              >
                Ir a la fecha pendiente
              </Button>
            </>
          ) : (
            <Button data-book-plan loading={isPending} disabled={count === 0} onClick={() => void book()}>
              {texts.action}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

function focusRow(key: string) {
  const row = findRow(key)
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
