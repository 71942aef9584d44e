/** True when a list of access codes has a code or the `mix` that covers it. */
export const hasCode = (access: string[], code: string) => {
  const [module, type] = code.split('.')
  const isCovered = ['read', 'register', 'update', 'delete'].includes(type!)
  return access.includes(code) || (isCovered && access.includes(`${module}.mix`))
}
