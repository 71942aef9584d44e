/** Says before a user is created where its password comes from. */
export const PasswordNote = () => (
  <p className="quiet">Al crearlo verá una contraseña temporal, una sola vez. Vale 7 días y se cambia al entrar.</p>
)
