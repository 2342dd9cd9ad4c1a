export { captcha } from './auth-calls.ts'
export { phoneSchema, readIdentifier } from './credentials.ts'
export { Captcha } from './lazy-captcha.ts'
export { nameOfWay, waysInQuery } from './ways.ts'
