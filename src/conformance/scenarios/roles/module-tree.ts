import { isSame } from '../../exchange/answer.ts'
import type { Scenario } from '../../scenario.ts'
import { createRole } from './create-role.ts'

const everyType = ['delete', 'mix', 'read', 'register', 'update']

/** The types of access of each module, by the name of its parent, as the contract describes the tree. */
const specifiedTree = {
  Agenda: { assists: ['read'], my_sessions: ['update'], sessions: everyType },
  Horarios: { schedules: everyType },
  Personas: { clients: everyType, public_links: everyType, workers: everyType },
  Seguridad: { access: ['read', 'update'], roles: everyType, users: everyType },
}

/** The tree of modules with all access codes. */
export const moduleTree: Scenario[] = [
  {
    title: 'the tree of modules has the access codes of the contract, each in its module, and parents have none',
    operations: ['listPermissions'],
    run: async ({ administrator }) => {
      const tree = await administrator.call('listPermissions')
      const received = Object.fromEntries(
        tree.body.map(({ name, children }) => [
          name,
          Object.fromEntries(children.map(({ code, access }) => [code, access.map(({ type }) => type).toSorted()])),
        ]),
      )
      tree.check(isSame(received, specifiedTree), '', `these modules and types of access: ${JSON.stringify(specifiedTree)}`, received)
      for (const [index, parent] of tree.body.entries()) {
        tree.expectFields({ parent_id: null, access: [] }, `/${index}`)
        for (const [position, child] of parent.children.entries()) {
          const pointer = `/${index}/children/${position}`
          tree.expectFields({ parent_id: parent.id, children: [] }, pointer)
          for (const [place, { type }] of child.access.entries())
            tree.expectFields({ code: `${child.code}.${type}`, module_id: child.id }, `${pointer}/access/${place}`)
        }
      }
    },
  },
  {
    title: 'the access of a role has the ids and names of the tree',
    operations: ['listRoleAccess', 'listPermissions'],
    run: async (context) => {
      const { administrator } = context
      const { id } = await createRole(context, ['clients.read'])
      const { body: tree } = await administrator.call('listPermissions')
      const access = tree.flatMap(({ children }) => children).flatMap((module) => module.access)
      const { type, ...expected } = access.find(({ code }) => code === 'clients.read') ?? context.skip('the server has no clients.read')
      const list = await administrator.call('listRoleAccess', { path: { id } })
      list.expectFields({ ...expected, type }, '/0')
    },
  },
]
