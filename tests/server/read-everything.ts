import { operations } from './contract-operations.ts'
import type { App } from './start-app.ts'

/** The values of the parameters with which everything is read. */
type Values = {
  /** The value of the parameter of a path by how the path begins. The first entry that fits is used. */
  path: readonly (readonly [start: string, value: string])[]
  /** The values of the parameters of queries by their names, or by operation and name where it takes other values: `listMessages.state`. */
  query: Readonly<Record<string, string | number | boolean>>
}

/** These parameters of queries are not sent, because they choose a part of the same rows, or their order. */
export const leftOut = ['before_id', 'limit', 'offset', 'sort']

/** These parameters of queries are sent together: a date has three parts, a period has two ends, and some filters of sessions need a period. */
const together = [
  ['year', 'month', 'day'],
  ['from', 'to'],
  ...['unavailable', 'to_rebook', 'client_reply'].map((filter) => [filter, 'from', 'to']),
]

/** The operations that read with a sign-in. */
export const reads = operations.filter(({ method, isPublic }) => method === 'GET' && !isPublic)

/** Lists the URLs of an operation that reads: with what it requires alone, and with each optional parameter. */
function listUrls({ id, path, parameters }: (typeof reads)[number], values: Values) {
  const need = <T>(value: T | undefined, name: string): T => {
    if (value === undefined) throw new Error(`Give the parameter ${name} of GET ${path} a value.`)
    return value
  }
  const filledPath = path.replace(/\{(\w+)\}/, (_, name) => need(values.path.find(([start]) => path.startsWith(start))?.[1], name))
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && !leftOut.includes(String(parameter.name)))
    .map(({ name, required }) => ({ name: String(name), required: required === true }))
  const optional = query.filter(({ required }) => !required).map(({ name }) => together.find((group) => group.includes(name)) ?? [name])
  const urls = [[], ...optional].map((added) => {
    const sent = query.filter(({ name, required }) => required || added.includes(name))
    return `/api${filledPath}?${sent.map(({ name }) => `${name}=${encodeURIComponent(need(values.query[`${id}.${name}`] ?? values.query[name], name))}`).join('&')}`
  })
  return new Set(urls)
}

/** Reads everything as a user, refusals included. */
export async function readEverything({ inject }: Pick<App, 'inject'>, values: Values) {
  const answers: { url: string; statusCode: number; body: string }[] = []
  for (const operation of reads)
    for (const url of listUrls(operation, values)) {
      const { statusCode, body } = await inject({ method: 'GET', url })
      answers.push({ url, statusCode, body })
    }
  return answers
}
