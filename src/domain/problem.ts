/** A problem in a request or form: the dotted path of the field ("turns.1.start"; empty for the whole request) and a Spanish sentence about it. */
export interface Problem {
  path: string
  message: string
  /** The id of the record that the problem is about, where there is one. */
  id?: string | undefined
}
