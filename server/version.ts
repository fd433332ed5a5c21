import packageJson from '../package.json' with { type: 'json' }

/** As servers outside are told it. */
export const { version } = packageJson
