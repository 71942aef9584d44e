/** The password of the user `admin` of the test databases, and of the users whom tests insert. */
export const adminPassword = 'una clave muy larga'
