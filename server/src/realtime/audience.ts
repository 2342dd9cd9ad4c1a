import { everyone } from './access.ts'
import type { Broadcast } from './broadcasts.ts'
import type { Channel } from './channel.ts'

/** Whether a channel is told a broadcast: a private one where its policies allow it, a public one among its own company. */
export const hears = (
  { name, isPrivate, access }: Pick<Channel, 'name' | 'isPrivate' | 'access'>,
  { topic, audience }: Pick<Broadcast, 'topic' | 'audience'>,
): boolean =>
  name === topic &&
  (audience === null
    ? isPrivate && access.broadcast.read
    : !isPrivate && (audience === everyone || audience === access.audience))

/** To whom a channel speaks: null on a private topic, else the audience of its public one. */
export const audienceOf = ({ isPrivate, access }: Pick<Channel, 'isPrivate' | 'access'>): string | null =>
  isPrivate ? null : access.audience

/** The place whose presences are shared: never by two companies, nor by a private and a public topic of one name. */
export const roomOf = (channel: Pick<Channel, 'name' | 'isPrivate' | 'access'>): string =>
  JSON.stringify([audienceOf(channel), channel.name])
