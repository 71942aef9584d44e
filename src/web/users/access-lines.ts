import type { EffectiveAccess, Module } from '#api/generated/app.ts'
import { groupBy } from '#domain/group-by.ts'
import { listModules } from '../roles/list-modules.ts'
import { accessTypeNames } from '../ui/feedback/describe-missing-access.ts'

/** The access of a user to one module, from one source. */
export type AccessLine = { id: string; module: string; types: string; source: string }

/**
 * Groups access by module and source, in the order of the tree of modules: "Sesiones", "Leer, Actualizar", "por el rol Recepción". Only servers with
 * the additions send sources.
 */
export const buildAccessLines = (modules: readonly Module[], access: readonly EffectiveAccess[]): AccessLine[] =>
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

const listSources = ({ sources = [] }: EffectiveAccess) => sources.map(({ kind, roleId }) => roleId ?? kind)

function describeSources({ sources = [] }: EffectiveAccess) {
  const roles = sources.flatMap(({ roleName }) => roleName ?? [])
  const byRole = roles.length > 0 && `por ${roles.length === 1 ? 'el rol' : 'los roles'} ${spanishList.format(roles)}`
  return spanishList.format([sources.some(isDirect) && 'directo', byRole].filter((part) => part !== false))
}

const isDirect = ({ kind }: { kind: string }) => kind === 'direct'
const spanishList = new Intl.ListFormat('es')

/** The access that was given to the user directly. */
export const selectDirectAccess = (access: readonly EffectiveAccess[]) => access.filter(({ sources = [] }) => sources.some(isDirect))
