import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import * as v from 'valibot'
import { getAccessCodes, useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { permissionsQuery, roleAccessQuery, rolesQuery } from '#web/roles/queries.ts'
import { createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { describeMissingAccess } from '#web/ui/feedback/describe-missing-access.ts'
import { NoAccess } from '#web/ui/feedback/no-access.tsx'
import { SearchInput } from '#web/ui/list/search-input.tsx'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import { effectiveAccessQuery, userQuery } from '#web/users/queries.ts'
import classes from './access-page.module.css'
import { type AccessTarget, directAccessQuery } from './queries.ts'
import { RoleAccessEditor, UserAccessEditor } from './target-editors.tsx'
import { TargetList } from './target-list.tsx'

const vId = v.pipe(v.string(), v.uuid())

/** Reads from the URL whose access is shown. */
function parseTarget({ searchParams }: URL): AccessTarget | undefined {
  for (const kind of ['role', 'user'] as const) {
    const id = searchParams.get(kind)
    if (v.is(vId, id)) return { kind, id }
  }
  return undefined
}

/** The operation that lists the roles or users among which the target is. */
const listOperations = { role: 'listRoles', user: 'listUsers' } as const

export const loaderQueries = ({ url, can }: ScreenContext) => {
  const target = parseTarget(url)
  const roles = can('listRoles') ? [rolesQuery()] : []
  if (!target || !can(listOperations[target.kind])) return [permissionsQuery(), ...roles]
  const { kind, id } = target
  const ofTarget = kind === 'role' ? [roleAccessQuery(id)] : [userQuery(id), directAccessQuery(id), effectiveAccessQuery(id)]
  return [permissionsQuery(), ...roles, ...ofTarget]
}
export const loader = createLoader(loaderQueries)

export function Component() {
  const { pathname, search: query } = useLocation()
  const target = parseTarget(new URL(pathname + query, window.location.origin))
  const isPhone = useIsPhone()
  const [search, setSearch] = useState('')
  const searchInput = target && (
    <SearchInput
      label="Buscar módulo o acceso"
      placeholder="Módulo o acceso"
      className={classes.search}
      value={search}
      onSearch={setSearch}
    />
  )
  return (
    <Page isFlush actions={!isPhone && searchInput} toolbar={isPhone && searchInput}>
      <div className={classes.columns} data-chosen={target !== undefined || undefined}>
        <aside aria-label="Roles y usuarios" className={classes.side}>
          <TargetList target={target} />
        </aside>
        <div className={classes.main}>
          {target ? (
            <>
              <Link to={paths.access()} className={classes.back}>
                Elegir otro rol o usuario
              </Link>
              <TargetAccess key={target.id} target={target} search={search} />
            </>
          ) : (
            <div className={classes.nothing}>
              <EmptyState icon={IconKey} title="Elija un rol o un usuario">
                Verá qué puede hacer en cada módulo.
              </EmptyState>
            </div>
          )}
        </div>
      </div>
    </Page>
  )
}

/** The access of the target, or which access is missing for it. */
function TargetAccess({ target: { kind, id }, search }: { target: AccessTarget; search: string }) {
  const can = useCan()
  const operation = listOperations[kind]
  if (!can(operation))
    return (
      <NoAccess
        title={kind === 'role' ? 'No puede ver este rol' : 'No puede ver este usuario'}
        missing={describeMissingAccess(getAccessCodes(operation))}
      />
    )
  return kind === 'role' ? <RoleAccessEditor id={id} search={search} /> : <UserAccessEditor id={id} search={search} />
}
