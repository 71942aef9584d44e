import * as v from 'valibot'

// This file gives the contract's rules Spanish messages for forms. Calls are checked with the language 'en' and get the specification's messages.

const missingMessage = 'Complete este dato'
const invalidMessage = 'Este valor no es válido'
const isText = (value: unknown) => typeof value === 'string'
const chooseMessage = ({ received }: { received: string }, message: string) =>
  received === 'undefined' || received === 'null' ? missingMessage : message

v.setGlobalMessage(invalidMessage, 'es')
v.setSpecificMessage(v.object, (issue) => chooseMessage(issue, invalidMessage), 'es')
v.setSpecificMessage(v.strictObject, (issue) => chooseMessage(issue, invalidMessage), 'es')
v.setSpecificMessage(v.string, (issue) => chooseMessage(issue, 'Escriba un texto'), 'es')
v.setSpecificMessage(v.number, (issue) => chooseMessage(issue, 'Escriba un número'), 'es')
v.setSpecificMessage(v.picklist, (issue) => chooseMessage(issue, 'Elija una de las opciones'), 'es')
v.setSpecificMessage(v.union, (issue) => chooseMessage(issue, invalidMessage), 'es')
v.setSpecificMessage(v.array, (issue) => chooseMessage(issue, invalidMessage), 'es')
v.setSpecificMessage(v.boolean, (issue) => chooseMessage(issue, invalidMessage), 'es')
v.setSpecificMessage(v.integer, 'Escriba un número entero', 'es')
v.setSpecificMessage(v.minValue, ({ requirement }) => `Lo mínimo es ${requirement}`, 'es')
v.setSpecificMessage(v.maxValue, ({ requirement }) => `Lo máximo es ${requirement}`, 'es')
v.setSpecificMessage(
  v.minLength,
  ({ requirement, input }) => {
    if (!isText(input)) return requirement === 1 ? 'Elija al menos una opción' : `Elija al menos ${requirement} opciones`
    return requirement === 1 ? missingMessage : `Escriba al menos ${requirement} caracteres`
  },
  'es',
)
v.setSpecificMessage(
  v.maxLength,
  ({ requirement, input }) => (isText(input) ? `Escriba como máximo ${requirement} caracteres` : `Deje como máximo ${requirement}`),
  'es',
)
v.setSpecificMessage(v.isoDate, 'Escriba una fecha del calendario', 'es')
// A pattern does not describe itself to the user, so each has a message here.
const patternMessages: Record<string, string> = {
  '^(19|20|21)[0-9]{2}-|^2200-': 'Elija una fecha entre 1900 y 2200',
  '^[A-Za-z0-9]{6,12}$': 'Escriba de 6 a 12 letras o cifras, sin espacios ni signos',
}
v.setSpecificMessage(
  v.regex,
  ({ requirement }) => patternMessages[requirement.source] ?? 'Contiene caracteres que aquí no se admiten',
  'es',
)
