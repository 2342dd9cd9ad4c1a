/** What is said where an address without https keeps the microphone away. */
export const needsHttps =
  'Browsers give the microphone to https addresses alone: ask who runs this Parley for its https address.'
