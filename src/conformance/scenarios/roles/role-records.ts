import { expectDetail } from '../../exchange/refusal-details.ts'
import { randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { createRole } from './create-role.ts'

/** One role: created, read, changed and deleted. */
export const roleRecords: Scenario[] = [
  {
    title: 'a new role is read as it was sent, trimmed, is listed, and has no access',
    operations: ['createRole', 'getRole', 'listRoles', 'listRoleAccess'],
    run: async ({ administrator }) => {
      const [name, code] = [randomWord(), randomWord()]
      const { body } = await administrator.call('createRole', { body: { name: ` ${name} `, code: ` ${code} ` } })
      const read = await administrator.call('getRole', { path: { id: body.id } })
      read.expectFields({ id: body.id, name, code, deleted_at: null })
      const list = await administrator.call('listRoles')
      const item = list.expectListed(body.id)
      list.check(item?.name === name && item.code === code, '', `the role with the name ${name} and the code ${code}`, item)
      const access = await administrator.call('listRoleAccess', { path: { id: body.id } })
      access.expect('', [])
    },
  },
  {
    title: 'a role needs no code, and an empty one counts as none',
    operations: ['createRole', 'getRole'],
    run: async ({ administrator }) => {
      for (const code of [undefined, null, '']) {
        const { body } = await administrator.call('createRole', { body: { name: randomWord(), ...(code !== undefined && { code }) } })
        const read = await administrator.call('getRole', { path: { id: body.id } })
        read.expect('/code', null)
      }
    },
  },
  {
    title: 'a name has 1 to 100 characters after trimming, each counted once',
    operations: ['createRole', 'getRole'],
    run: async ({ administrator }) => {
      const longest = `${randomWord()}${'😀'.repeat(90)}`
      const { body } = await administrator.call('createRole', { body: { name: `  ${longest}` } })
      const read = await administrator.call('getRole', { path: { id: body.id } })
      read.expect('/name', longest)
      await administrator.call('createRole', { body: { name: `${longest}a` } }, 400)
      await administrator.call('createRole', { body: { name: '   ' } }, 400)
    },
  },
  {
    title: 'a name, without regard to case and accents, and a code, without regard to case, belong to one role, until it is deleted',
    operations: ['createRole', 'updateRole', 'deleteRole'],
    run: async (context) => {
      const { administrator } = context
      const [word, code] = [randomWord(), randomWord()]
      const { body } = await administrator.call('createRole', { body: { name: `${word} Gestión`, code } })
      const other = await createRole(context)
      const taken = [
        { body: { name: `${word.toUpperCase()} GESTION` }, path: 'name' },
        { body: { name: randomWord(), code: code.toUpperCase() }, path: 'code' },
      ]
      for (const { body, path } of taken) {
        expectDetail(await administrator.call('createRole', { body }, 409), path)
        expectDetail(await administrator.call('updateRole', { path: { id: other.id }, body: { id: other.id, ...body } }, 409), path)
        const read = await administrator.call('getRole', { path: { id: other.id } })
        read.expectFields({ name: other.name, code: null })
      }
      await administrator.call('updateRole', { path: { id: body.id }, body: { id: body.id, name: `${word} gestion`, code } })
      await administrator.call('deleteRole', { path: { id: body.id } })
      await administrator.call('createRole', { body: { name: `${word} Gestión`, code } })
    },
  },
  {
    title: 'of several roles that take one name at the same time one wins',
    operations: ['createRole', 'updateRole'],
    run: async (context) => {
      const { administrator } = context
      const name = randomWord()
      const create = () => administrator.send('createRole', { body: { name } }, [201, 409])
      const created = await Promise.all([create(), create(), create(), create()])
      const countOf = (answers: { status: number }[], status: number) => answers.filter((answer) => answer.status === status).length
      created[0]!.checkStatus(countOf(created, 201) === 1, 'one 201 among four roles', String(created.map(({ status }) => status)))
      const one = await createRole(context)
      const other = await createRole(context)
      const renamed = randomWord()
      const rename = ({ id }: { id: string }) => administrator.send('updateRole', { path: { id }, body: { id, name: renamed } }, [200, 409])
      const changed = await Promise.all([rename(one), rename(other)])
      changed[0]!.checkStatus(countOf(changed, 200) === 1, 'one 200 among two changes', String(changed.map(({ status }) => status)))
    },
  },
  {
    title: 'a change replaces name and code, clears a code that is missing, null or empty, keeps the access and moves updated_at',
    operations: ['updateRole', 'getRole', 'listRoleAccess'],
    run: async (context) => {
      const { administrator } = context
      const { id } = await createRole(context, ['clients.read'])
      const [name, code] = [randomWord(), randomWord()]
      await administrator.call('updateRole', { path: { id }, body: { id, name, code } })
      const before = await administrator.call('getRole', { path: { id } })
      before.expectFields({ name, code })
      const changed = await administrator.call('updateRole', { path: { id }, body: { id, name: `${name} b` } })
      changed.expectFields({ id, name: `${name} b`, code: null, created_at: before.body.created_at, deleted_at: null })
      changed.check(changed.body.updated_at > before.body.updated_at, '/updated_at', `later than ${before.body.updated_at}`)
      const read = await administrator.call('getRole', { path: { id } })
      read.expect('', changed.body)
      const access = await administrator.call('listRoleAccess', { path: { id } })
      access.expect('/0/code', 'clients.read')
      for (const nothing of [null, '']) {
        await administrator.call('updateRole', { path: { id }, body: { id, name, code } })
        const cleared = await administrator.call('updateRole', { path: { id }, body: { id, name, code: nothing } })
        cleared.expect('/code', null)
      }
    },
  },
  {
    title: 'an id in the body that is not that of the path is refused and changes nothing',
    operations: ['updateRole', 'getRole'],
    run: async (context) => {
      const { administrator } = context
      const [{ id, name }, other] = [await createRole(context), await createRole(context)]
      await administrator.call('updateRole', { path: { id }, body: { id: other.id, name: randomWord() } }, 400)
      for (const role of [{ id, name }, other]) {
        const read = await administrator.call('getRole', { path: { id: role.id } })
        read.expect('/name', role.name)
      }
    },
  },
  {
    title: 'a change that has read an older version is refused, and of two at the same time one wins',
    operations: ['updateRole', 'getRole'],
    run: async (context) => {
      const { administrator } = context
      const { id } = await createRole(context)
      const { body } = await administrator.call('getRole', { path: { id } })
      const names = [randomWord(), randomWord(), randomWord()]
      const change = (name: string, statuses: number[]) =>
        administrator.send('updateRole', { path: { id }, body: { id, name, updated_at: body.updated_at } }, statuses)
      const answers = await Promise.all(names.map((name) => change(name, [200, 409])))
      const winners = names.filter((_, index) => answers[index]!.status === 200)
      answers[0]!.checkStatus(winners.length === 1, 'one 200 among three changes', String(answers.map(({ status }) => status)))
      expectDetail(await change(randomWord(), [409]), 'updated_at')
      const read = await administrator.call('getRole', { path: { id } })
      if (winners.length === 1) read.expect('/name', winners[0])
    },
  },
  {
    title: 'a deleted role is gone from lookups, changes, lists and what can be given',
    operations: ['deleteRole', 'getRole', 'updateRole', 'listRoles', 'listRoleAccess', 'giveRoleAccess', 'takeRoleAccess'],
    run: async (context) => {
      const { administrator } = context
      const [{ id, access_ids }, kept] = [await createRole(context, ['clients.read']), await createRole(context)]
      await administrator.call('deleteRole', { path: { id } })
      const late = { continueOnFailure: true, subject: 'after deleteRole', blame: 'deleteRole' as const }
      for (const read of ['getRole', 'listRoleAccess', 'deleteRole'] as const) await administrator.send(read, { path: { id } }, 404, late)
      await administrator.send('updateRole', { path: { id }, body: { id, name: randomWord() } }, 404, late)
      for (const change of ['giveRoleAccess', 'takeRoleAccess'] as const)
        await administrator.send(change, { path: { id }, body: { access_ids } }, 404, late)
      const list = await administrator.call('listRoles')
      list.expectNotListed(id)
      list.expectListed(kept.id)
    },
  },
]
