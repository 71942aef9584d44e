import type { Access, Module } from '#api/generated/app.ts'
import { matchesSearch } from '#domain/search.ts'
import { listModules } from '#web/roles/list-modules.ts'
import { accessTypeNames } from '#web/ui/feedback/describe-missing-access.ts'

/** The access of a role or user, with the changes that are not applied yet. */
export type AccessState = {
  /** The ids of the access that is stored for the role, or directly for the user. */
  held: ReadonlySet<string>
  /** The names of the roles from which a user has access, by its id. */
  inherited: ReadonlyMap<string, readonly string[]>
  /** The access to give (true) and to take (false), by id. Contains no access that stays as it is. */
  changes: ReadonlyMap<string, boolean>
  /** True when the signed-in user holds the access and so may give it. */
  canGive: (code: string) => boolean
}

/** One access as the tree shows it. */
export type AccessCell = {
  access: Access
  /** True when the role or user itself will have it. */
  isWanted: boolean
  /** True when it will be effective: wanted, covered by "Todo", or inherited from a role. */
  isOn: boolean
  change: 'give' | 'take' | undefined
  /** Only an editable one changes by itself: others are covered by "Todo", inherited from a role, or not held by the signed-in user. */
  kind: 'editable' | 'covered' | 'inherited' | 'locked'
  /** The names of the roles from which it is inherited. */
  roles: readonly string[]
}

const isWanted = ({ held, changes }: AccessState, id: string) => changes.get(id) ?? held.has(id)

const findMix = (module: Module) => module.access.find(({ type }) => type === 'mix')

/** Returns the cell of an access in its module. */
export function getCell(state: AccessState, module: Module, access: Access): AccessCell {
  const { held, inherited, changes, canGive } = state
  const mix = access.type === 'mix' ? undefined : findMix(module)
  const wanted = isWanted(state, access.id)
  const roles = [...new Set([access, ...(mix ? [mix] : [])].flatMap(({ id }) => inherited.get(id) ?? []))]
  const isCovered = mix !== undefined && isWanted(state, mix.id)
  const change = changes.get(access.id)
  const getKind = () => {
    if (isCovered) return 'covered'
    if (wanted || held.has(access.id)) return 'editable'
    if (roles.length > 0) return 'inherited'
    return canGive(access.code) ? 'editable' : 'locked'
  }
  return {
    access,
    isWanted: wanted,
    isOn: wanted || isCovered || roles.length > 0,
    change: change === undefined ? undefined : change ? 'give' : 'take',
    kind: getKind(),
    roles,
  }
}

const listAccessCells = (state: AccessState, module: Module) =>
  listModules([module]).flatMap((one) => one.access.map((access) => getCell(state, one, access)))

/** Counts the access in a module and those within it, without "Todo", which covers others. */
export function countAccess(state: AccessState, module: Module) {
  const cells = listAccessCells(state, module).filter(({ access }) => access.type !== 'mix')
  return { on: cells.filter(({ isOn }) => isOn).length, total: cells.length }
}

/** True when a press on the module changes something. */
export const canToggleModule = (state: AccessState, module: Module) =>
  listAccessCells(state, module).some(({ kind }) => kind === 'editable')

type Changes = AccessState['changes']

/** Returns the changes with one more. An access that is wanted as it is stored is no change. */
const want = ({ held }: AccessState, changes: Changes, id: string, wanted: boolean): Changes => {
  const next = new Map(changes)
  if (held.has(id) === wanted) next.delete(id)
  else next.set(id, wanted)
  return next
}

/** Gives or takes one access. With "Todo", the pending changes of those that it covers are dropped. */
export function toggleAccess(state: AccessState, module: Module, access: Access): Changes {
  const { kind, isWanted: wanted } = getCell(state, module, access)
  if (kind !== 'editable') return state.changes
  const changes = want(state, state.changes, access.id, !wanted)
  if (access.type !== 'mix' || wanted) return changes
  const covered = module.access.filter(({ id }) => id !== access.id)
  return new Map([...changes].filter(([id]) => covered.every((other) => other.id !== id)))
}

/** Gives everything that can be given in a module and those within it; when there is nothing to give, takes everything. */
export function toggleModule(state: AccessState, module: Module): Changes {
  const isMissing = ({ kind, isOn, access }: AccessCell) => kind === 'editable' && !isOn && access.type !== 'mix'
  if (!listAccessCells(state, module).some(isMissing)) return takeModule(state, module)
  return listModules([module]).reduce((changes, one) => {
    const current = { ...state, changes }
    const cells = one.access.map((access) => getCell(current, one, access))
    const missing = cells.filter(isMissing)
    const mix = cells.find(({ access, kind }) => access.type === 'mix' && kind === 'editable')
    if (missing.length > 0 && mix) return toggleAccess(current, one, mix.access)
    return missing.reduce((given, { access }) => want(state, given, access.id, true), changes)
  }, state.changes)
}

const takeModule = (state: AccessState, module: Module) =>
  listAccessCells(state, module).reduce((changes, { access }) => want(state, changes, access.id, false), state.changes)

/** Returns the changes without those that are stored already, because they were applied or someone else made them meanwhile. */
export const keepPending = (held: AccessState['held'], changes: Changes): Changes =>
  new Map([...changes].filter(([id, wanted]) => held.has(id) !== wanted))

/** Splits the changes into the access to give and to take. */
export function splitChanges({ changes }: Pick<AccessState, 'changes'>, modules: readonly Module[]) {
  const access = listModules(modules).flatMap((module) => module.access)
  return { give: access.filter(({ id }) => changes.get(id) === true), take: access.filter(({ id }) => changes.get(id) === false) }
}

/** Lists the codes of the access that will be effective. */
export const listEffectiveCodes = (state: AccessState, modules: readonly Module[]) =>
  modules
    .flatMap((module) => listAccessCells(state, module))
    .filter(({ isOn }) => isOn)
    .map(({ access }) => access.code)

/** A shown row of the tree. `isExpanded` is undefined for a module without others in it. */
export type TreeRow = { module: Module; level: number; position: number; size: number; isExpanded: boolean | undefined }

/** Lists the rows of a tree: those within collapsed modules are hidden. A search shows what it finds, also in collapsed modules. */
export function listTreeRows(modules: readonly Module[], collapsed: ReadonlySet<string>, search: string, level = 1): TreeRow[] {
  const shown = search === '' ? modules : modules.filter((module) => matchesModule(module, search))
  return shown.flatMap((module, index) => {
    const isExpanded = module.children.length === 0 ? undefined : search !== '' || !collapsed.has(module.id)
    // A module that is found by its own name shows all that it contains.
    const innerSearch = matchesSearch(module.name, search) ? '' : search
    const inner = isExpanded ? listTreeRows(module.children, search === '' ? collapsed : new Set(), innerSearch, level + 1) : []
    return [{ module, level, position: index + 1, size: shown.length, isExpanded }, ...inner]
  })
}

const matchesModule = (module: Module, search: string): boolean =>
  module.children.some((child) => matchesModule(child, search)) ||
  [module.name, ...module.access.map(({ name, type }) => `${module.name} ${name} ${accessTypeNames[type]}`)].some((text) =>
    matchesSearch(text, search),
  )
