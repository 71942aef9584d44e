import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance } from 'fastify'

/** Answers leave with the contract's properties and no others; like the checks, what writes them is compiled at its first use. */
export function writeAnswers(app: FastifyInstance) {
  const compile = SerializerSelector()({}, {})
  app.setSerializerCompiler((route) => {
    let write: ((answer: unknown) => string) | undefined
    return (answer) => {
      write ??= compile(route as Parameters<typeof compile>[0])
      return write(answer)
    }
  })
}
