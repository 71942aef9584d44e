import { startApp } from './start-app.ts'

/** Starts the app for tests that take access from users. */
export async function startWithAdministrator() {
  const app = await startApp()
  const { id: admin, roles, access: allAccess } = await app.api.get('/v1/auth/is_logged_in')
  const role = roles[0]!.id
  const access = new Map(allAccess.map(({ code, id }) => [code, id]))
  return {
    app,
    /** The id of the first user, who has every access by the role below. */
    admin,
    role,
    /** The id of every access by its code. */
    access,
    /** Gives the first user the role with every access again, and deletes all other users. */
    restore: async () => {
      await app.db.updateTable('app_user').set({ deleted_at: '2026-11-24T15:00:00Z' }).where('id', '!=', admin).execute()
      await app.db
        .insertInto('user_role')
        .values({ user_id: admin, role_id: role })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await app.db
        .insertInto('role_access')
        .values([...access.values()].map((access_id) => ({ role_id: role, access_id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}
