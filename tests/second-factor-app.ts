import { TOTP } from 'otpauth'

/** Returns the code that an authenticator app shows for a secret at an instant. */
export const showCode = (secret: string, at: Date | string): string => new TOTP({ secret }).generate({ timestamp: new Date(at).getTime() })
