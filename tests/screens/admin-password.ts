/** The password of the user `admin` on the real server. Its blanks are a part of it, so only a password that is sent as typed signs in. */
export const adminPassword = '  con blancos  '
