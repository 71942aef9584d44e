/** What a check finds: the path of a field ("turns.1.start") and a Spanish sentence that says what to do. */
export interface Problem {
  path: string
  message: string
}
