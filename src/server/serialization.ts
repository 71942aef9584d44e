import SerializerSelector from '@fastify/fast-json-stringify-compiler'

const buildCompiler = SerializerSelector()

/** Builds the compiler of serializers. Each is compiled on its first use: compiling those of all operations would take a third of a second at the start. */
export const buildLazySerializers: typeof buildCompiler = (schemas, options) => {
  const compile = buildCompiler(schemas, options)
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined
    return (data) => {
      serialize ??= compile(route)
      return serialize(data)
    }
  }
}
