import * as v from 'valibot'

/** A rule of the contract in a sentence of its own, where the general one would not say what to do. */
export const withMessage = <Schema extends v.GenericSchema>(schema: Schema, sentence: string) =>
  v.custom<v.InferInput<Schema>>((value) => v.is(schema, value), sentence)
