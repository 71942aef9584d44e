import type { ContractOperation } from './contract.ts'
import type { Connection } from './exchange/caller.ts'
import type { KnownRecords } from './known-records.ts'
import type { Recorder } from './recorder.ts'
import type { Scenario } from './scenario.ts'

/** Records an operation that is left out because it changes something. */
export const leaveOut = ({ id }: ContractOperation, recorder: Recorder, has: Connection['has']) =>
  recorder.skips.push({
    scenario: `${id} is not called`,
    operations: [id],
    lacksOperation: !has(id),
    reason: '--read-only leaves out what changes something',
  })

/** Makes the scenario that reads with an operation and changes nothing. */
export const createReadScenario = (operation: ContractOperation, known: KnownRecords): Scenario => ({
  title: `${operation.id} answers as the contract says`,
  operations: [operation.id],
  run: async ({ administrator, visitor }) => {
    const request = await known.buildRequest(operation)
    const read = await administrator.send(operation.id, request, operation.success, { continueOnFailure: true })
    const etag = read.getHeader('etag')
    if (etag !== undefined && operation.responses[304] !== undefined)
      await administrator.send(operation.id, { ...request, headers: { 'if-none-match': etag } }, [operation.success, 304], {
        continueOnFailure: true,
      })
    if (!operation.isPublic) await visitor.send(operation.id, request, 401, { continueOnFailure: true, subject: 'nobody is signed in' })
  },
})
