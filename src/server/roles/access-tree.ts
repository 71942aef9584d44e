import type { Access, Module } from '#api/generated/wire.ts'
import type { Db } from '../database/connect.ts'

/** Every access, by code, and the tree of modules that they belong to. */
export type AccessTree = {
  access: Access[]
  /** The tree with the accesses that `keep` lets through; a module without any, its children included, is left out. */
  prune: (keep: (access: Access) => boolean) => Module[]
}

/** What there is to be allowed; it changes with a release only. */
export async function readAccessTree(db: Db): Promise<AccessTree> {
  const modules = await db.selectFrom('module').select(['id', 'name', 'code', 'parent_id']).orderBy('position').execute()
  const access = await db.selectFrom('access').select(['id', 'name', 'code', 'module_id', 'type']).orderBy('position').execute()
  const prunedTo = (keep: (access: Access) => boolean) => {
    const kept = Map.groupBy(access.filter(keep), (one) => one.module_id)
    const childrenOf = (parent: string | null): Module[] =>
      modules
        .filter(({ parent_id }) => parent_id === parent)
        .map((module) => ({ ...module, access: kept.get(module.id) ?? [], children: childrenOf(module.id) }))
        .filter((module) => module.access.length > 0 || module.children.length > 0)
    return childrenOf(null)
  }
  return { access: access.toSorted((one, other) => (one.code < other.code ? -1 : 1)), prune: prunedTo }
}
