import { createTransport } from 'nodemailer'

/** Bounds the time that a silent server can block a mail. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

/** @param url smtp://user:password@host:port */
export const openTransport = (url: string, from?: string) =>
  createTransport({ url, ...timeouts }, from === undefined ? {} : { from })
