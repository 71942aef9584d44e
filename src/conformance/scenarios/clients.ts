import { buildPerson } from '../random.ts'
import type { TagScenarios } from '../scenario.ts'

export const clients: TagScenarios = {
  tag: 'clients',
  scenarios: [
    {
      title: 'a registered client is read as it was sent, and listed',
      operations: ['createClient', 'getClient', 'listClients'],
      run: async ({ administrator }) => {
        const person = buildPerson()
        const { body: created } = await administrator.call('createClient', { body: { person } })
        const read = await administrator.call('getClient', { path: { id: created.id } })
        read.expectFields({ id: created.id, person })
        const list = await administrator.call('listClients')
        list.expectListed(created.id)
      },
    },
  ],
}
