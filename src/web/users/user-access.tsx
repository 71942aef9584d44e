import { Button } from '@mantine/core'
import type { EffectiveAccess, User } from '#api/generated/app.ts'
import { useCan } from '../auth/access.ts'
import { useSettings } from '../data/settings.ts'
import { paths } from '../navigation/paths.ts'
import { Link } from '../ui/page/link.tsx'
import { Section } from '../ui/page/section.tsx'
import { type AccessLine, buildAccessLines, selectDirectAccess } from './access-lines.ts'
import { useUserActions } from './use-user-actions.ts'
import classes from './user-access.module.css'

type Props = { user: User; access: readonly EffectiveAccess[] }

/** Shows the direct and the effective access of a user, the latter with its sources. Servers without the additions send no sources. */
export function UserAccess({ user, access }: Props) {
  const can = useCan()
  const { additions } = useSettings()
  const { canChangeAccess } = useUserActions()(user)
  const { id, modules } = user
  const lines = buildAccessLines(modules, access)
  const direct = buildAccessLines(modules, selectDirectAccess(access))
  return (
    <>
      {additions && (
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
            <AccessTable label="Acceso directo" lines={direct} hasSources={false} />
          ) : (
            <p className={classes.quiet}>Nada se le ha dado directamente.</p>
          )}
        </Section>
      )}
      <Section title="Acceso efectivo">
        {lines.length > 0 ? (
          <AccessTable label="Acceso efectivo" lines={lines} hasSources={additions} />
        ) : (
          <p className={classes.quiet}>No tiene ningún acceso.</p>
        )}
      </Section>
    </>
  )
}

type TableProps = { label: string; lines: readonly AccessLine[]; hasSources: boolean }

const AccessTable = ({ label, lines, hasSources }: TableProps) => (
  <table aria-label={label} className={classes.table}>
    <thead>
      <tr>
        <th scope="col">Módulo</th>
        <th scope="col">Acceso</th>
        {hasSources && <th scope="col">De dónde viene</th>}
      </tr>
    </thead>
    <tbody>
      {lines.map(({ id, module, types, source }) => (
        <tr key={id}>
          <th scope="row">{module}</th>
          <td>{types}</td>
          {hasSources && <td>{source}</td>}
        </tr>
      ))}
    </tbody>
  </table>
)
