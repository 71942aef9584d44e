import type { Access, Module } from '#api/generated/app.ts'
import { accessTypeNames } from '#web/ui/feedback/describe-missing-access.ts'
import classes from './access-summary.module.css'
import { listModules } from './list-modules.ts'

/** Lists access by module: "Clientes: Leer, Registrar". */
export function AccessSummary({ modules, access }: { modules: readonly Module[]; access: readonly Pick<Access, 'id'>[] }) {
  const ids = new Set(access.map(({ id }) => id))
  const held = listModules(modules)
    .map((module) => ({ ...module, access: module.access.filter(({ id }) => ids.has(id)) }))
    .filter((module) => module.access.length > 0)
  return (
    <dl className={classes.modules}>
      {held.map((module) => (
        <div key={module.id} className={classes.module}>
          <dt>{module.name}</dt>
          <dd>{module.access.map(({ type }) => accessTypeNames[type]).join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
