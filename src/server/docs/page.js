// The stylesheet of the viewer takes its dark colours from a class.
const dark = matchMedia('(prefers-color-scheme: dark)')
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
followScheme()
dark.addEventListener('change', followScheme)

globalThis.SwaggerUIBundle({
  url: '/api/scheduling.yaml',
  dom_id: '#reference',
  deepLinking: true,
  filter: true,
  showExtensions: true,
  // A reference, not a tool: calls from this page would change the data of the clinic.
  supportedSubmitMethods: [],
  // The viewer warns of every dialect of JSON Schema that the contract names, although it reads this one.
  plugins: [() => ({ components: { JsonSchemaDialect: () => null } })],
})
