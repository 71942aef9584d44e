import fc from 'fast-check'

/** The seed of the property tests. It is fixed, so that every run tries the same values; `npm run explore` sets others. */
export const propertySeed = Number(process.env.PROPERTY_SEED ?? 20261122)

fc.configureGlobal({ seed: propertySeed })
console.info(`PROPERTY_SEED=${propertySeed}`)
