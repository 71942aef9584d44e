import * as v from 'valibot'

/** Gives a rule of the contract its own message, where the general message would not help the user. */
export const withMessage = <Schema extends v.GenericSchema>(schema: Schema, message: string) =>
  v.custom<v.InferInput<Schema>>((value) => v.is(schema, value), message)
