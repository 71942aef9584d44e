/**
 * The result of a function that names what a response shows of a record: each property of the contract's schema, even an optional one, except those that are
 * added `Elsewhere`. A property that is undefined is left out of the response. With `satisfies`, a property that the contract adds is a compile error until the
 * function says who gets it; a row is never spread into a response, because that would show the new property to everybody.
 */
export type PropertiesOf<Shown, Elsewhere extends keyof Shown = never> = {
  [Name in Exclude<keyof Shown, Elsewhere>]: Shown[Name] | undefined
}
