import { Button } from '@mantine/core'
import type { EffectiveAccess, Module, User } from '#api/generated/app.ts'
import { groupBy } from '#domain/group-by.ts'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { listModules } from '#web/roles/list-modules.ts'
import { useSideQuery } from '#web/screen/use-allowed-query.ts'
import { accessTypeNames } from '#web/ui/feedback/describe-missing-access.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { effectiveAccessQuery } from './queries.ts'
import { useUserActions } from './use-user-actions.ts'
import classes from './user-access.module.css'

/** Shows the direct and the effective access of a user, the latter with its sources. */
export function UserAccess({ user }: { user: User }) {
  const answer = useSideQuery(effectiveAccessQuery(user.id))
  return answer.data ? <AccessSections user={user} access={answer.data} /> : <SectionError title="Acceso efectivo" answers={[answer]} />
}

function AccessSections({ user, access }: { user: User; access: readonly EffectiveAccess[] }) {
  const can = useCan()
  const { canChangeAccess } = useUserActions()(user)
  const { id, modules } = user
  const lines = buildAccessLines(modules, access)
  const direct = buildAccessLines(modules, selectDirectAccess(access))
  return (
    <>
      <Section
        title="Acceso directo"
        titleAside={
          can('listPermissions') &&
          can('listUsers') && (
            <Button component={Link} to={paths.access({ user: id })} variant="default">
              {canChangeAccess ? 'Cambiar accesos' : 'Ver accesos'}
            </Button>
          )
        }
      >
        {direct.length > 0 ? (
          <AccessTable label="Acceso directo" lines={direct} />
        ) : (
          <p className="quiet">Nada se le ha dado directamente.</p>
        )}
      </Section>
      <Section title="Acceso efectivo">
        {lines.length > 0 ? (
          <AccessTable label="Acceso efectivo" lines={lines} showsSources />
        ) : (
          <p className="quiet">No tiene ningún acceso.</p>
        )}
      </Section>
    </>
  )
}

type TableProps = { label: string; lines: readonly AccessLine[]; showsSources?: boolean }

const AccessTable = ({ label, lines, showsSources }: TableProps) => (
  <table aria-label={label} className={classes.table}>
    <thead>
      <tr>
        <th scope="col">Módulo</th>
        <th scope="col">Acceso</th>
        {showsSources && <th scope="col">De dónde viene</th>}
      </tr>
    </thead>
    <tbody>
      {lines.map(({ id, module, types, source }) => (
        <tr key={id}>
          <th scope="row">{module}</th>
          <td>{types}</td>
          {showsSources && <td>{source}</td>}
        </tr>
      ))}
    </tbody>
  </table>
)

/** The access of a user to one module, from one source. */
type AccessLine = { id: string; module: string; types: string; source: string }

/** Groups access by module and source, in the order of the tree of modules: "Sesiones", "Leer, Actualizar", "por el rol Recepción". */
const buildAccessLines = (modules: readonly Module[], access: readonly EffectiveAccess[]): AccessLine[] =>
  listModules(modules).flatMap((module) => {
    const ofModule = module.access.flatMap(({ id, type }) => {
      const entry = access.find((one) => one.id === id)
      return entry ? [{ type, sources: listSources(entry), source: describeSources(entry) }] : []
    })
    // The type `mix` covers what comes from the same sources.
    const mix = ofModule.find(({ type }) => type === 'mix')
    const shown = ofModule.filter((entry) => entry === mix || !mix || !entry.sources.every((source) => mix.sources.includes(source)))
    return [...groupBy(shown, ({ source }) => source)].map(([source, entries]) => ({
      id: `${module.id} ${source}`,
      module: module.name,
      types: entries.map(({ type }) => accessTypeNames[type]).join(', '),
      source,
    }))
  })

const listSources = ({ sources }: EffectiveAccess) => sources.map(({ kind, roleId }) => roleId ?? kind)

function describeSources({ sources }: EffectiveAccess) {
  const roles = sources.flatMap(({ roleName }) => roleName ?? [])
  const byRole = roles.length > 0 && `por ${roles.length === 1 ? 'el rol' : 'los roles'} ${spanishList.format(roles)}`
  return spanishList.format([sources.some(isDirect) && 'directo', byRole].filter((part) => part !== false))
}

const isDirect = ({ kind }: { kind: string }) => kind === 'direct'
const spanishList = new Intl.ListFormat('es')

/** The access that was given to the user directly. */
const selectDirectAccess = (access: readonly EffectiveAccess[]) => access.filter(({ sources }) => sources.some(isDirect))
