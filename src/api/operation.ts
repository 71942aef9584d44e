import type { operations } from './generated/wire.ts'

/** The JSON of a request body or of an answer; undefined where there is none. */
export type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined

/** The status with which an operation succeeds. */
export type SuccessOf<Responses> = Extract<keyof Responses, 200 | 201 | 204>

type Part<T, Name extends string> = T extends { [N in Name]?: infer Value }
  ? [Value] extends [undefined]
    ? undefined
    : NonNullable<Value>
  : undefined

/** The contract's operations by name. */
export type OperationId = keyof operations

/** What an operation is called with, as the wire spells it; undefined stands for what it does not take. */
export type Call<Id extends OperationId> = {
  path: Part<operations[Id]['parameters'], 'path'>
  query: Part<operations[Id]['parameters'], 'query'>
  body: Json<Part<operations[Id], 'requestBody'>>
}

/** What an operation answers, as the wire spells it: the JSON of its success, or of the status given. Undefined for a 204. */
export type Answer<
  Id extends OperationId,
  Status extends keyof operations[Id]['responses'] = SuccessOf<operations[Id]['responses']>,
> = Json<operations[Id]['responses'][Status]>
