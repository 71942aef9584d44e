// The stylesheet of the viewer takes its dark colours from a class.
const dark = matchMedia('(prefers-color-scheme: dark)')
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
followScheme()
dark.addEventListener('change', followScheme)

const formatCodes = (codes) => codes.map((code) => `\`${code}\``).join(', ')

/** Says in a line who may call an operation. */
function describeAccess({ security, 'x-access': codes = [], 'x-own': own = {}, 'x-own-access': ownCodes = [] }) {
  if (security?.length === 0) return 'everybody, without signing in'
  const owners = Object.entries(own).map(([kind, rule]) => `the ${kind} whose data it is (\`${rule}\`)`)
  const suffix = ownCodes.length > 0 ? `, with ${formatCodes(ownCodes)}` : ''
  const anybody = codes.length === 0 ? 'everybody who is signed in' : `any of ${formatCodes(codes)}`
  return [codes.length === 1 ? formatCodes(codes) : anybody, ...owners.map((owner) => `${owner}${suffix}`)].join('; or ')
}

/** Puts the access of an operation under its summary, where the viewer would show it after all responses. */
function showAccess(operation) {
  const {
    'x-access': _access,
    'x-own': _own,
    'x-own-access': _ownAccess,
    'x-addition': addition,
    'x-planned': planned,
    ...rest
  } = operation
  const marks = [addition && 'An addition to the original interface.', planned && 'Planned: no server has it yet.'].filter(Boolean)
  const lines = [`**Access:** ${describeAccess(operation)}.`, ...marks]
  return { ...rest, description: `${lines.join(' ')}\n\n${operation.description ?? ''}` }
}

/** Shortens the introduction to what it is about, and folds the rest. */
function foldIntroduction(description) {
  const [about, ...rest] = description.split('\n\n')
  return `${about}

Every error has the body \`{ error: { message, details, code }, correlationId }\`; the schema \`ErrorCode\` lists the codes with their statuses. **Access** under
an operation says who may call it.

Calls cannot be tried on this page, because they would change the data of the clinic: \`npm run mock\` starts a server for that, which answers with the examples.

<details><summary>What holds for every operation: terms, order of checks, sizes, names, additions, access, texts, time, deleting, updates</summary>

${rest.join('\n\n')}

</details>`
}

/** Rearranges the contract for readers. The file itself stays as it is. */
const arrangeContract = ({ info, paths, ...contract }) => ({
  ...contract,
  info: { ...info, description: foldIntroduction(info.description) },
  paths: Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(Object.entries(item).map(([key, part]) => [key, part.operationId ? showAccess(part) : part])),
    ]),
  ),
})

globalThis.SwaggerUIBundle({
  url: '/api/scheduling.yaml',
  dom_id: '#reference',
  deepLinking: true,
  displayOperationId: true,
  filter: true,
  showExtensions: true,
  // A reference, not a tool: calls from this page would change the data of the clinic.
  supportedSubmitMethods: [],
  plugins: [
    // The viewer warns of every dialect of JSON Schema that the contract names, although it reads this one.
    () => ({ components: { JsonSchemaDialect: () => null } }),
    () => ({
      statePlugins: { spec: { wrapActions: { updateJsonSpec: (update) => (contract) => update(arrangeContract(contract)) } } },
    }),
  ],
})
