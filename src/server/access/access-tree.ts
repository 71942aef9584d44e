import type { Access, Module } from '#api/generated/wire.ts'
import type { Db } from '../database/connect.ts'
import type { PropertiesOf } from '../properties-of.ts'

/** All access of the product, sorted by code, and the tree of modules to which it belongs. */
export type AccessTree = {
  access: Access[]
  /** Returns the tree with the access that `keep` selects. A module without access in itself and its children is left out. */
  prune: (keep: (access: Access) => boolean) => Module[]
}

/** Reads the modules and access of the product, which only a release changes. */
export async function readAccessTree(db: Db): Promise<AccessTree> {
  const modules = await db.selectFrom('module').select(['id', 'name', 'code', 'parent_id']).orderBy('position').execute()
  const rows = await db.selectFrom('access').select(['id', 'name', 'code', 'module_id', 'type']).orderBy('position').execute()
  const access = rows.map(({ id, name, code, module_id, type }) => ({ id, name, code, module_id, type }) satisfies PropertiesOf<Access>)
  const prune = (keep: (access: Access) => boolean) => {
    const kept = Map.groupBy(access.filter(keep), ({ module_id }) => module_id)
    const buildChildren = (parent: string | null): Module[] =>
      modules
        .filter(({ parent_id }) => parent_id === parent)
        .map(
          ({ id, name, code, parent_id }) =>
            ({ id, name, code, parent_id, access: kept.get(id) ?? [], children: buildChildren(id) }) satisfies PropertiesOf<Module>,
        )
        .filter((module) => module.access.length > 0 || module.children.length > 0)
    return buildChildren(null)
  }
  return { access: access.toSorted((a, b) => (a.code < b.code ? -1 : 1)), prune }
}
