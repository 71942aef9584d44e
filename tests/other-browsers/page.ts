/** A page of a browser, as far as the tests need it. */
export interface Page {
  open(url: string): Promise<void>
  /** Evaluates an expression in the page; its value can be written as JSON. */
  evaluate<Value>(expression: string): Promise<Value>
  clickAt(point: Point): Promise<void>
  type(text: string): Promise<void>
  pressEscape(): Promise<void>
  /** Returns what went wrong in the page: errors that nobody caught, and what was written to the console as an error. */
  collectErrors(): Promise<string[]>
  close(): Promise<void>
}

export type Point = { x: number; y: number }
