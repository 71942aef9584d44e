/** The error of a change whose user has signed out meanwhile: someone else may be at the desk, so that nobody is told. */
export class SignedOutError extends Error {}
