import { Checkbox } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import type { Role } from '#api/generated/app.ts'
import { findMissingAccess } from '#domain/access.ts'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'
import { roleAccessQuery } from '#web/roles/queries.ts'
import { formatAccessCodes } from '#web/ui/feedback/format-access-codes.ts'
import classes from './role-choice.module.css'

interface Props {
  roles: readonly Role[]
  /** Why a role cannot be given, by its id. */
  reasons: ReadonlyMap<string, string>
  roleIds: readonly string[]
  onChange: (roleIds: string[]) => void
  /** True when the drawer around it opens with the focus here. */
  autoFocus?: boolean
}

/** The roles of a user as checkboxes. */
export function RoleChoice({ roles, reasons, roleIds, onChange, autoFocus = false }: Props) {
  const firstEnabled = roles.find(({ id }) => !reasons.has(id))
  return roles.map(({ id, name }) => (
    <Checkbox
      key={id}
      classNames={{ body: classes.box }}
      data-autofocus={(autoFocus && id === firstEnabled?.id) || undefined}
      label={name}
      description={reasons.get(id)}
      checked={roleIds.includes(id)}
      disabled={reasons.has(id)}
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? [...roleIds, id] : roleIds.filter((other) => other !== id))}
    />
  ))
}

/** Returns why each role that is not held yet cannot be given: it would give access that the signed-in user lacks. Undefined while loading. */
export function useDisabledReasons(roles: readonly Role[], heldIds: readonly string[]) {
  const ownCodes = new Set(useSignedInUser().access.map(({ code }) => code))
  return useQueries({
    queries: roles.map(({ id }) => roleAccessQuery(id)),
    combine: (answers) =>
      answers.some(({ isPending }) => isPending)
        ? undefined
        : new Map(
            roles.flatMap(({ id }, index) => {
              if (heldIds.includes(id)) return []
              const { data } = answers[index] ?? {}
              if (!data) return [[id, 'No se pudo leer qué accesos da.']]
              const missing = findMissingAccess(
                ownCodes,
                data.map(({ code }) => code),
              )
              return missing.length > 0 ? [[id, `Da accesos que usted no tiene: ${formatAccessCodes(missing)}.`]] : []
            }),
          ),
  })
}
