import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { ClinicPhone } from '../clinic-phone.tsx'
import classes from './reply-problem-panel.module.css'
import type { ReplyProblem } from './reply-problems.ts'
import type { ReplyRequest } from './use-replies.ts'

type Props = { problem: ReplyProblem; onRetry: (request: ReplyRequest) => void }

/** Says what became of a reply that was not stored as its button says, and what the client can do. */
export function ReplyProblemPanel({ problem: { text, retry }, onRetry }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  // The row of the button may be gone, and the page may have moved.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={panel} className={classes.panel}>
      <p role="alert">
        {text} {retry ? 'También puede llamar a su centro' : 'Para saber más, llame a su centro'}
        <ClinicPhone />.
      </p>
      {retry && (
        <Button variant="default" className={classes.retry} onClick={() => onRetry(retry)}>
          Intentar de nuevo
        </Button>
      )}
    </div>
  )
}
