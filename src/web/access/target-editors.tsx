import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { product } from '#domain/product.ts'
import { paths } from '#web/navigation/paths.ts'
import { roleAccessQuery, rolesQuery } from '#web/roles/queries.ts'
import { NotFound } from '#web/ui/feedback/not-found.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { effectiveAccessQuery, userQuery } from '#web/users/queries.ts'
import classes from './access-editor.module.css'
import { AccessEditor } from './access-editor.tsx'
import { formatUserCount } from './format-counts.ts'
import { directAccessQuery } from './queries.ts'

type Props = { id: string; search: string }

const noInheritance: ReadonlyMap<string, readonly string[]> = new Map()

/** The access of a role. */
export function RoleAccessEditor({ id, search }: Props) {
  const { data: access } = useSuspenseQuery(roleAccessQuery(id))
  const role = useSuspenseQuery(rolesQuery()).data.find((one) => one.id === id)
  if (!role) return <NotFound />
  const { name, userCount } = role
  return (
    <AccessEditor
      target={{ kind: 'role', id }}
      name={name}
      title={<Link to={paths.role(id)}>{name}</Link>}
      description={`Rol de ${formatUserCount(userCount)}`}
      subject="Este rol"
      effect={`Se aplican a ${formatUserCount(userCount)} a partir de lo próximo que ${userCount === 1 ? 'haga' : 'hagan'} en ${product}.`}
      stored={access}
      effective={access}
      inherited={noInheritance}
      search={search}
    />
  )
}

/** The direct access of a user, with what comes from roles. */
export function UserAccessEditor({ id, search }: Props) {
  const { data: user } = useSuspenseQuery(userQuery(id))
  const { data: direct } = useSuspenseQuery(directAccessQuery(id))
  const { data: effective } = useSuspenseQuery(effectiveAccessQuery(id))
  const inherited = useMemo(() => {
    const rolesById = effective.map((access) => [access.id, access.sources.flatMap(({ roleName }) => roleName ?? [])] as const)
    return new Map(rolesById.filter(([, roles]) => roles.length > 0))
  }, [effective])
  return (
    <AccessEditor
      target={{ kind: 'user', id }}
      name={user.name}
      title={user.name}
      description={
        user.roles.length === 0 ? (
          'Usuario sin roles'
        ) : (
          <>
            Usuario con {user.roles.length === 1 ? 'el rol' : 'los roles'}{' '}
            {user.roles.map((role, index) => (
              <span key={role.id}>
                {index > 0 && ', '}
                <Link to={paths.access({ role: role.id })} className={classes.role}>
                  {role.name}
                </Link>
              </span>
            ))}
          </>
        )
      }
      subject="Este usuario"
      effect={`Se aplican a partir de lo próximo que haga en ${product}.`}
      stored={direct}
      effective={effective}
      inherited={inherited}
      owner={user}
      search={search}
    />
  )
}
