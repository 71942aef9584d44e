import { argon2, randomBytes, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { Access, Contract, Module } from './contract.ts'
import { type Client, type PersonFields, startTimes, type User } from './records.ts'

const deriveKey = promisify(argon2)

/** A user whom the server has from its start. */
export type FirstUser = { name: string; password: string; access?: string[] | 'all'; client?: PersonFields }

/** Passwords are compared in the Unicode form NFC. */
export const hashPassword = (password: string, salt: Buffer) =>
  deriveKey('argon2id', { message: password.normalize('NFC'), nonce: salt, parallelism: 1, tagLength: 32, memory: 1024, passes: 2 })

/** Lists the access of a tree of modules. */
export const listAccess = (modules: Module[]): Access[] => modules.flatMap((module) => [...module.access, ...listAccess(module.children)])

/** Creates a user with the access of the given codes. */
export const createUser = async ({ name, password, access = [] }: FirstUser, modules: Module[]): Promise<User> => {
  const salt = randomBytes(16)
  return {
    id: randomUUID(),
    name,
    client_id: null,
    access: access === 'all' ? listAccess(modules).map(({ code }) => code) : access,
    isAdministrator: access === 'all',
    password: { salt, hash: await hashPassword(password, salt) },
    ...startTimes(),
  }
}

/** Shows a user as the contract describes it. */
export const showUser = ({ password: _password, isAdministrator, access, ...user }: User, contract: Contract, client?: Client) => {
  const prune = (modules: Module[]): Module[] =>
    modules
      .map((module) => ({
        ...module,
        access: module.access.filter(({ code }) => access.includes(code)),
        children: prune(module.children),
      }))
      .filter((module) => module.access.length > 0 || module.children.length > 0)
  const { name, father_last_name, mother_last_name } = client?.person ?? {}
  return {
    ...user,
    worker_id: null,
    user_type: client ? 'client' : 'staff',
    roles: isAdministrator ? [{ id: administratorRoleId, name: 'Administrador', code: 'administrator', ...roleTimes }] : [],
    access: listAccess(contract.modules).filter(({ code }) => access.includes(code)),
    modules: prune(contract.modules),
    password_temporary: false,
    second_factor: false,
    ...(client && { person: { name, father_last_name, mother_last_name } }),
  }
}

const administratorRoleId = randomUUID()
const roleTimes = startTimes()
