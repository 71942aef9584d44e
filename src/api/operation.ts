import type { operations } from './generated/wire.ts'

/** The JSON of a request body or a response; undefined where the contract has none. */
export type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined

/** The HTTP status of an operation's success. */
export type SuccessOf<Responses> = Extract<keyof Responses, 200 | 201 | 204>

type Part<T, Name extends string> = Name extends keyof T ? NonNullable<T[Name]> : undefined

/** The `operationId` of any operation of the contract. */
export type OperationId = keyof operations

/** The path parameters, query and body of a request, in snake_case. A part that the operation does not take is undefined. */
export type Call<Id extends OperationId> = {
  path: Part<operations[Id]['parameters'], 'path'>
  query: Part<operations[Id]['parameters'], 'query'>
  body: Json<Part<operations[Id], 'requestBody'>>
}

/** The JSON of an operation's response, in snake_case: of the successful one unless another status is given. Undefined for a 204. */
export type ResponseBody<
  Id extends OperationId,
  Status extends keyof operations[Id]['responses'] = SuccessOf<operations[Id]['responses']>,
> = Json<operations[Id]['responses'][Status]>
