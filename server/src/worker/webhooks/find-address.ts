import { lookup } from 'node:dns/promises'
import { BlockList, isIPv4 } from 'node:net'

/** An address that must not be called, and why; a retry would change nothing. */
export class WebhookRefusal extends Error {}

const notPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4')

/** The global addresses; without those that translate to IPv4 and those for documentation. */
const publicIPv6 = new BlockList()
publicIPv6.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address belongs to the internet, not to this machine or its network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4')
  return publicIPv6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/**
 * The IP address to call for a URL. All addresses of its name must be public, unless the operator allows private ones.
 * @throws WebhookRefusal
 */
export async function findAddress(
  url: URL,
  allowPrivate: boolean,
): Promise<{ address: string; family: number }> {
  if (!/^https?:$/.test(url.protocol)) throw new WebhookRefusal('Only http and https addresses are called.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = await lookup(host, { all: true })
  const [first] = found
  if (!first) throw new Error(`${host} has no address.`)
  if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address)))
    throw new WebhookRefusal(
      `${host} is an address inside this network, which webhooks may not call. An operator can allow it with WEBHOOK_ALLOW_PRIVATE.`,
    )
  return first
}
