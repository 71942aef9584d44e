import * as v from 'valibot'

// What forms say of the contract's rules. The wire's own checks ask for 'en' and keep the specification's words.

const missing = 'Complete este dato'
const wrong = 'Este valor no es válido'
const text = (value: unknown) => typeof value === 'string'
const received = ({ received }: { received: string }, otherwise: string) =>
  received === 'undefined' || received === 'null' ? missing : otherwise

v.setGlobalMessage(wrong, 'es')
v.setSpecificMessage(v.object, (issue) => received(issue, wrong), 'es')
v.setSpecificMessage(v.strictObject, (issue) => received(issue, wrong), 'es')
v.setSpecificMessage(v.string, (issue) => received(issue, 'Escriba un texto'), 'es')
v.setSpecificMessage(v.number, (issue) => received(issue, 'Escriba un número'), 'es')
v.setSpecificMessage(v.picklist, (issue) => received(issue, 'Elija una de las opciones'), 'es')
v.setSpecificMessage(v.union, (issue) => received(issue, wrong), 'es')
v.setSpecificMessage(v.array, (issue) => received(issue, wrong), 'es')
v.setSpecificMessage(v.boolean, (issue) => received(issue, wrong), 'es')
v.setSpecificMessage(v.integer, 'Escriba un número entero', 'es')
v.setSpecificMessage(v.minValue, ({ requirement }) => `Lo mínimo es ${requirement}`, 'es')
v.setSpecificMessage(v.maxValue, ({ requirement }) => `Lo máximo es ${requirement}`, 'es')
v.setSpecificMessage(
  v.minLength,
  ({ requirement, input }) => {
    if (!text(input)) return requirement === 1 ? 'Elija al menos una opción' : `Elija al menos ${requirement} opciones`
    return requirement === 1 ? missing : `Escriba al menos ${requirement} caracteres`
  },
  'es',
)
v.setSpecificMessage(
  v.maxLength,
  ({ requirement, input }) => (text(input) ? `Escriba como máximo ${requirement} caracteres` : `Deje como máximo ${requirement}`),
  'es',
)
v.setSpecificMessage(v.email, 'Escriba un correo como nombre@ejemplo.pe', 'es')
v.setSpecificMessage(v.isoDate, 'Escriba una fecha del calendario', 'es')
// what a pattern asks is only in the pattern
const patterns: Record<string, string> = {
  '^[0-9 +]{6,20}$': 'Escriba de 6 a 20 cifras, espacios o +',
  '^[A-Za-z0-9]{6,12}$': 'Escriba de 6 a 12 letras o cifras, sin espacios ni signos',
}
v.setSpecificMessage(v.regex, ({ requirement }) => patterns[requirement.source] ?? 'Contiene caracteres que aquí no se admiten', 'es')
