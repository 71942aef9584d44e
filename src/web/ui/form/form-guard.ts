import { createContext, use, useEffect, useState } from 'react'
import { type LeaveQuestion, useLeaveGuard } from '../feedback/leave-guard.tsx'
import type { RequestForm } from './use-request-form.ts'

/** What a guard asks of a form. */
export type GuardedForm = Pick<RequestForm<never>, 'hasUnsavedChanges' | 'isPending' | 'discardDraft'>

const leaveSentForm: LeaveQuestion = {
  question: '¿Salir sin esperar la respuesta?',
  consequence: 'Lo que escribió ya se envió. Si no se guarda, un aviso dirá por qué.',
  actionLabel: 'Salir',
}

/** Asks before the user leaves a form with unsaved values, or one whose answer has not arrived. */
export const useFormGuard = ({ hasUnsavedChanges, isPending, discardDraft }: GuardedForm) =>
  useLeaveGuard(hasUnsavedChanges, { ...(isPending && { question: leaveSentForm }), onDiscard: discardDraft })

const noForm: GuardedForm = { hasUnsavedChanges: () => false, isPending: false, discardDraft: () => {} }

/** Carries the function by which a form tells the component around it what it has to guard. */
export const ReportFormContext = createContext<(form: GuardedForm) => void>(() => {})

/** Guards the form that is somewhere inside the component, which provides `report` as `ReportFormContext`. */
export function useInnerFormGuard() {
  const [form, report] = useState(noForm)
  return { ...useFormGuard(form), report }
}

/** Tells the component around a form what it has to guard, while the form is there. */
export function useReportForm(form: GuardedForm) {
  const report = use(ReportFormContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions of a form answer for its current values at any time
  useEffect(() => {
    report(form)
    return () => report(noForm)
  }, [report, form.isPending])
}
