/** What the user does with the second factor: sets one, renews its recovery codes, or removes it. */
export type SecondFactorChange = 'set' | 'renew' | 'remove'
