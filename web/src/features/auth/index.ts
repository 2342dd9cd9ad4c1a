export { nameOfWay, waysInQuery } from './ways.ts'
