import { openDatabase } from '../database/connect.ts'
import { requireMigrated } from '../database/migrate.ts'
import { refuseMissingFolder } from '../database/missing-folder.ts'
import { StartError } from '../database/start-error.ts'
import { runTransaction } from '../database/transaction.ts'
import { deleteSecondFactor } from '../second-factor/sql.ts'
import { getDatabaseLocation, type Settings } from '../settings.ts'
import { buildTemporaryPassword, replacePassword, selectCredentialsByName } from './credentials.ts'
import { createRandomPassword, hashPassword } from './password-hash.ts'

/**
 * Gives the user of this name a new temporary password, in the database of these settings, ends the sign-ins of the user, and removes the second factor, which
 * may be lost too. Returns the password. Only the server makes the database and brings it to another release.
 */
export async function giveNewPassword(settings: Settings, name: string): Promise<string> {
  const location = getDatabaseLocation(settings)
  refuseMissingFolder(location)
  const database = await openDatabase(location)
  try {
    await requireMigrated(database.db)
    const password = createRandomPassword()
    const stored = buildTemporaryPassword(await hashPassword(password), new Date())
    await runTransaction(database.db, async (trx) => {
      const user = await selectCredentialsByName(trx, name).executeTakeFirst()
      if (!user || !(await replacePassword(trx, user, stored))) throw new StartError(`There is no user ${name}.`)
      await deleteSecondFactor(trx, user.id)
    })
    return password
  } finally {
    await database.close()
  }
}
