import { IconCheck, IconInfoCircle, IconLock } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, use, useMemo, useState } from 'react'
import type { Access } from '#api/generated/app.ts'
import { findMissingAccess } from '#domain/access.ts'
import { type AccessHolder, getAccessCodes, useCan } from '#web/auth/access.ts'
import { NavigationPreviewContext } from '#web/auth/preview-context.ts'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'
import { permissionsQuery } from '#web/roles/queries.ts'
import { describeMissingAccess } from '#web/ui/feedback/describe-missing-access.ts'
import { describeHigherAccess } from '#web/ui/feedback/format-access-codes.ts'
import { type LeaveQuestion, useLeaveGuard } from '#web/ui/feedback/leave-guard.tsx'
import { ProblemPanel } from '#web/ui/feedback/problem-panel.tsx'
import { Section } from '#web/ui/page/section.tsx'
import classes from './access-editor.module.css'
import { AccessGrid } from './access-grid.tsx'
import { type AccessState, keepPending, listEffectiveCodes, splitChanges } from './access-tree.ts'
import { ChangesBar } from './changes-bar.tsx'
import type { AccessTarget } from './queries.ts'
import { useApply } from './use-apply.ts'

type Props = {
  target: AccessTarget
  name: string
  title: ReactNode
  /** "Rol de 4 usuarios". */
  description: ReactNode
  /** "Este rol". */
  subject: string
  /** Says for whom and when changes take effect. */
  effect: string
  /** The access that is edited. */
  stored: readonly Access[]
  /** All access of the role or user, which decides whether the signed-in user may change it. */
  effective: readonly Access[]
  inherited: AccessState['inherited']
  /** The client and worker of a user. */
  owner?: Pick<AccessHolder, 'clientId' | 'workerId'>
  search: string
}

const noChanges: AccessState['changes'] = new Map()

/** The module tree of a role or user. Changes are collected, and applied in one step. */
export function AccessEditor({ target, name, title, description, subject, effect, stored, effective, inherited, owner, search }: Props) {
  const { data: modules } = useSuspenseQuery(permissionsQuery())
  const [changes, setChanges] = useState(noChanges)
  const can = useCan()
  const user = useSignedInUser()
  const NavigationPreview = use(NavigationPreviewContext)

  const state = useMemo((): AccessState => {
    const held = new Set(stored.map(({ id }) => id))
    const own = new Set(user.access.map(({ code }) => code))
    return {
      held,
      inherited,
      changes: keepPending(held, changes),
      canGive: (code) => findMissingAccess(own, [code]).length === 0,
    }
  }, [stored, inherited, changes, user])
  // A stored change is forgotten, or it would be pending again when a colleague undoes it.
  if (state.changes.size !== changes.size) setChanges(state.changes)
  const missing = effective.map(({ code }) => code).filter((code) => !state.canGive(code))
  const readOnlyReason = !can(target.kind === 'role' ? 'giveRoleAccess' : 'giveUserAccess')
    ? `Aquí solo puede mirar. ${describeMissingAccess(getAccessCodes('giveRoleAccess'))}`
    : missing.length > 0
      ? describeHigherAccess(subject, missing)
      : undefined

  const pending = splitChanges(state, modules)
  const count = pending.give.length + pending.take.length
  const { apply, isPending, problem, clearProblem } = useApply(target, name)
  const guard = useLeaveGuard(() => count > 0, { question: isPending ? leaveSendingQuestion : discardQuestion })
  const isOwn = target.kind === 'user' ? target.id === user.id : user.roles.some(({ id }) => id === target.id)
  const codes = listEffectiveCodes(state, modules)
  const isInherited = inherited.size > 0
  return (
    <div className={classes.editor}>
      <div className={classes.scroller}>
        <header className={classes.header}>
          <h2 className={classes.title}>{title}</h2>
          <p className="quiet">{description}</p>
          <ul className={classes.legend} aria-label="Leyenda">
            <li>
              <IconInfoCircle size={14} aria-hidden />
              «Todo» incluye los cuatro accesos de su fila
            </li>
            {isInherited && (
              <li>
                <IconCheck size={14} aria-hidden />
                En gris, por un rol
              </li>
            )}
            {!readOnlyReason && (
              <li>
                <IconLock size={14} aria-hidden />
                Usted no lo tiene
              </li>
            )}
          </ul>
        </header>
        {readOnlyReason && (
          <p className={classes.readOnly}>
            <IconLock size={16} aria-hidden />
            {readOnlyReason}
          </p>
        )}
        <AccessGrid
          label={`Accesos de ${name}`}
          modules={modules}
          state={state}
          search={search}
          readOnlyReason={readOnlyReason}
          onChange={(next) => {
            clearProblem()
            setChanges(next)
          }}
        />
        <Section title="Así lo verá">
          <NavigationPreview access={codes.map((code) => ({ code }))} owner={owner} />
        </Section>
      </div>
      <ChangesBar
        give={pending.give.length}
        take={pending.take.length}
        effect={isOwn && pending.take.length > 0 ? `${effect} Algunos los perderá usted.` : effect}
        isPending={isPending}
        problem={<ProblemPanel problem={problem} />}
        onDiscard={() => {
          clearProblem()
          setChanges(noChanges)
        }}
        onApply={() => apply(pending)}
      />
      {guard.dialog}
    </div>
  )
}

/** The question before leaving changes that are not applied. */
const discardQuestion: LeaveQuestion = {
  question: '¿Salir sin aplicar los cambios?',
  consequence: 'Los accesos quedan como estaban.',
  actionLabel: 'Salir sin aplicar',
}

/** The question before leaving while the changes are being applied. */
const leaveSendingQuestion: LeaveQuestion = {
  question: '¿Salir antes de que se apliquen los cambios?',
  consequence: 'Ya se enviaron. Si el servidor los rechaza, un aviso dirá por qué.',
  actionLabel: 'Salir',
}
