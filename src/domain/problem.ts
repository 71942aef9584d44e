/** A problem in a request or form: the path of the field ("turns.1.start") and a Spanish sentence that says what to do. */
export interface Problem {
  path: string
  message: string
}
