import { describe, expect, test } from 'vitest'
import type { Access, Module } from '#api/generated/app.ts'
import {
  type AccessState,
  countAccess,
  getCell,
  keepPending,
  listEffectiveCodes,
  listTreeRows,
  splitChanges,
  toggleAccess,
  toggleModule,
} from '#web/access/access-tree.ts'

const fourTypes = ['read', 'register', 'update', 'delete', 'mix'] as const
const typeNames = { read: 'Ver', register: 'Registrar', update: 'Cambiar', delete: 'Eliminar', mix: 'Todo en' }

/** The ids of access are their codes. */
const buildModule = (code: string, name: string, types: readonly Access['type'][], children: Module[] = []): Module => ({
  id: code,
  code,
  name,
  parentId: null,
  children,
  access: types.map((type) => ({
    id: `${code}.${type}`,
    code: `${code}.${type}`,
    name: `${typeNames[type]} ${name.toLowerCase()}`,
    moduleId: code,
    type,
  })),
})
const clients = buildModule('clients', 'Clientes', fourTypes)
const links = buildModule('links', 'Enlaces públicos', fourTypes)
const assists = buildModule('assists', 'Asistencias', ['read'])
const people = buildModule('people', 'Personas', [], [clients, links])
const agenda = buildModule('agenda', 'Agenda', [], [assists])
const tree = [agenda, people]

const buildState = (held: string[], state: Partial<AccessState> = {}): AccessState => ({
  held: new Set(held),
  inherited: new Map(),
  changes: new Map(),
  canGive: () => true,
  ...state,
})
const find = (code: string) => {
  const module = [clients, links, assists].find(({ id }) => code.startsWith(`${id}.`))!
  return { module, access: module.access.find(({ id }) => id === code)! }
}
const cell = (state: AccessState, code: string) => getCell(state, find(code).module, find(code).access)
/** Presses these access, one after the other. */
function press(state: AccessState, ...codes: string[]) {
  let current = state
  for (const code of codes) current = { ...current, changes: toggleAccess(current, find(code).module, find(code).access) }
  return current
}
const pressModule = (state: AccessState, module: Module) => ({ ...state, changes: toggleModule(state, module) })
const listChanges = (state: AccessState) => {
  const { give, take } = splitChanges(state, tree)
  return { give: give.map(({ code }) => code), take: take.map(({ code }) => code) }
}

describe('one access', () => {
  test('a press gives it, a second press takes the change back', () => {
    const once = press(buildState([]), 'clients.read')
    expect(cell(once, 'clients.read')).toMatchObject({ isWanted: true, isOn: true, change: 'give', kind: 'editable' })
    expect(listChanges(once)).toEqual({ give: ['clients.read'], take: [] })
    expect(press(once, 'clients.read').changes.size).toBe(0)
  })

  test('a stored one is taken', () => {
    const state = press(buildState(['clients.read']), 'clients.read')
    expect(cell(state, 'clients.read')).toMatchObject({ isOn: false, change: 'take' })
    expect(listChanges(state)).toEqual({ give: [], take: ['clients.read'] })
  })

  test('one that the signed-in user does not hold is locked', () => {
    const state = press(buildState([], { canGive: (code) => code === 'clients.read' }), 'clients.delete', 'clients.read')
    expect(cell(state, 'clients.delete')).toMatchObject({ kind: 'locked', isOn: false })
    expect(listChanges(state).give).toEqual(['clients.read'])
  })

  test('a change that someone else has made meanwhile is no longer pending', () => {
    const { changes } = press(buildState(['clients.update']), 'clients.read', 'clients.update')
    expect([...keepPending(new Set(['clients.read', 'clients.update']), changes)]).toEqual([['clients.update', false]])
  })
})

describe('"Todo"', () => {
  test('it covers its row, and drops pending changes there', () => {
    const state = press(buildState(['clients.read']), 'clients.update', 'clients.read', 'clients.mix')
    expect(listChanges(state)).toEqual({ give: ['clients.mix'], take: [] })
    for (const type of ['read', 'register', 'update', 'delete'])
      expect(cell(state, `clients.${type}`)).toMatchObject({ kind: 'covered', isOn: true })
    expect(press(state, 'clients.read').changes).toBe(state.changes)
  })

  test('without it, what was stored beside it remains', () => {
    const state = press(buildState(['clients.mix', 'clients.read']), 'clients.mix')
    expect(listEffectiveCodes(state, tree)).toEqual(['clients.read'])
  })

  test('it can be replaced by single types', () => {
    const state = press(buildState(['clients.mix']), 'clients.mix', 'clients.read')
    expect(listChanges(state)).toEqual({ give: ['clients.read'], take: ['clients.mix'] })
  })
})

describe('a module', () => {
  test('it counts what is effective, without "Todo"', () => {
    expect(countAccess(buildState(['clients.mix', 'links.read', 'links.update']), people)).toEqual({ on: 6, total: 8 })
    expect(countAccess(buildState(['assists.read']), agenda)).toEqual({ on: 1, total: 1 })
  })

  test('a press gives "Todo" where it exists, and single access elsewhere', () => {
    expect(listChanges(pressModule(buildState(['clients.read']), people))).toEqual({ give: ['clients.mix', 'links.mix'], take: [] })
    expect(listChanges(pressModule(buildState([]), agenda))).toEqual({ give: ['assists.read'], take: [] })
  })

  test('a press on a complete module takes everything', () => {
    const state = buildState(['clients.read', 'clients.mix', 'links.read', 'links.register', 'links.update', 'links.delete'])
    expect(listChanges(pressModule(state, people)).take).toEqual([...state.held])
    expect(listChanges(pressModule(pressModule(buildState([]), people), people))).toEqual({ give: [], take: [] })
  })

  test('a press gives only what the signed-in user holds, and the next press takes it', () => {
    const state = buildState([], { canGive: (code) => code.endsWith('.read') })
    const given = pressModule(state, people)
    expect(listChanges(given)).toEqual({ give: ['clients.read', 'links.read'], take: [] })
    expect(pressModule(given, people).changes.size).toBe(0)
  })
})

describe('access from roles', () => {
  const inherited = new Map([
    ['clients.mix', ['Recepción']],
    ['assists.read', ['Recepción', 'Caja']],
  ])

  test('it is effective, names its roles, and cannot be changed here', () => {
    const state = press(buildState([], { inherited }), 'clients.read', 'assists.read')
    expect(cell(state, 'clients.read')).toMatchObject({ kind: 'inherited', isOn: true, isWanted: false, roles: ['Recepción'] })
    expect(cell(state, 'assists.read').roles).toEqual(['Recepción', 'Caja'])
    expect(state.changes.size).toBe(0)
    expect(countAccess(state, people)).toEqual({ on: 4, total: 8 })
  })

  test('a direct one is taken although the role keeps it effective', () => {
    const state = press(buildState(['assists.read'], { inherited }), 'assists.read')
    expect(listChanges(state).take).toEqual(['assists.read'])
    expect(cell(state, 'assists.read')).toMatchObject({ isWanted: false, isOn: true, change: 'take', kind: 'editable' })
  })

  test('a press on the module leaves it as it is', () => {
    expect(listChanges(pressModule(buildState([], { inherited }), people))).toEqual({ give: ['links.mix'], take: [] })
  })
})

describe('the rows', () => {
  const listNames = (...args: Parameters<typeof listTreeRows>) =>
    listTreeRows(...args).map(({ module, level }) => `${level} ${module.name}`)

  test('a module within another has the next level, and is hidden while that is collapsed', () => {
    expect(listNames(tree, new Set(), '')).toEqual(['1 Agenda', '2 Asistencias', '1 Personas', '2 Clientes', '2 Enlaces públicos'])
    expect(listNames(tree, new Set(['people']), '')).toEqual(['1 Agenda', '2 Asistencias', '1 Personas'])
    expect(listTreeRows(tree, new Set(['people']), '').map(({ isExpanded }) => isExpanded)).toEqual([true, undefined, false])
  })

  test('a search finds modules and access without regard to accents, also in collapsed modules', () => {
    expect(listNames(tree, new Set(['people']), 'enlaces publicos')).toEqual(['1 Personas', '2 Enlaces públicos'])
    expect(listNames(tree, new Set(), 'eliminar clientes')).toEqual(['1 Personas', '2 Clientes'])
    expect(listNames(tree, new Set(), 'agenda')).toEqual(['1 Agenda', '2 Asistencias'])
    expect(listNames(tree, new Set(), 'nada')).toEqual([])
  })
})
