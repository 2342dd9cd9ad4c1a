/** Begins the ids inside the landing page's demonstration, on the server and in the browser alike. */
export const islandPrefix = 'demonstration-'
