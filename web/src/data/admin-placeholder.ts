/** Stands where auth-js expects its client for administrators (alias in vite.config.ts), which saves 2 KiB on the first load. */
export default class GoTrueAdminApi {
  createUser(): never {
    throw new Error('Only a service key may do this, and no browser has one.')
  }
}
