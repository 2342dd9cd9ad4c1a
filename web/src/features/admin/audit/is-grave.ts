/** A word of what removes, opens a door or lets somebody act for others. */
const grave =
  /(^|_)(admin|deleted|disabled|removed|revoked|unenrolled|unlinked|erased|exported|restored|used)(_|$)|^sessions_ended$|^connection_|_key_/

/** Whether an event of the audit log weighs more than its neighbors. @param action as it is kept: `factor_unenrolled` */
export const isGrave = (action: string): boolean => grave.test(action)
