/** A number of rows: fewer where every change is tested, all of them where everything is (`npm run test:all`). */
export const atSize = (usual: number, whole: number): number => (process.env['TEST_ALL'] ? whole : usual)
