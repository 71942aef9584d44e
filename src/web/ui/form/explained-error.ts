/** Says that the form itself explains what the server has refused, such as in its panel of stale values. `cause`: the server's error. */
export class ExplainedError extends Error {}
