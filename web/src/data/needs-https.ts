/** What is said where an address without https keeps the microphone away. */
export const needsHttps =
  'Browsers allow the microphone on https addresses only. Ask whoever runs this Parley for its https address.'
