import { z } from 'zod'
import {
  type AuthContext,
  type AuthServices,
  audit,
  checkCaptcha,
  commonBody,
  originOf,
  readBody,
} from '../context.ts'
import { AuthError, OAuthError } from '../errors.ts'
import { findOrInsertByIdentity } from '../identity-accounts.ts'
import { consumeOnce } from '../used-statements.ts'
import { type Chain, messageSeconds, readWalletMessage, type WalletMessage } from '../web3/message.ts'
import { isSignedBy } from '../web3/signature.ts'

const schema = z.object({
  gotrue_meta_security: commonBody.gotrue_meta_security,
  chain: z.enum(['ethereum', 'solana'], { error: 'Unsupported chain: ethereum or solana' }),
  message: z
    .string()
    .min(64, 'message is too short')
    .max(20 * 1024, 'message is too long'),
  signature: z.string().min(1, 'signature is required').max(300, 'signature is too long'),
})

/** Whether a message may name this address: one that a sign-in may also lead back to. */
const isAllowed =
  ({ redirects }: AuthServices) =>
  (uri: URL): boolean =>
    new URL(redirects.resolve(uri.href)).origin === uri.origin

const claimsOf = (chain: Chain, subject: string, { address, domain, chainId, statement }: WalletMessage) => ({
  sub: subject,
  custom_claims: { address, chain, network: chainId, domain, statement },
})

/**
 * POST /token?grant_type=web3: a wallet's signed message instead of a password. Each message counts once.
 * @throws AuthError 422 web3_provider_disabled; OAuthError invalid_grant
 */
export async function web3Grant(services: AuthServices, context: AuthContext): Promise<Response> {
  if (!services.config.WEB3_ENABLED)
    throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
  const { chain, message: text, signature, ...body } = await readBody(context, schema)
  await checkCaptcha(services, context, body)
  const message = readWalletMessage(chain, text, new Date(), isAllowed(services))
  if (typeof message === 'string')
    throw new OAuthError('invalid_grant', `The signed message is not valid: ${message}`)
  if (!(await isSignedBy(chain, message.address, text, signature)))
    throw new OAuthError('invalid_grant', 'Signature does not match address in message')
  const address = chain === 'ethereum' ? message.address.toLowerCase() : message.address
  const subject = `web3:${chain}:${address}`
  const session = await services.database.sql.begin(async (sql) => {
    const statements = [`${subject}:${text}`, ...(message.nonce ? [`${subject}:nonce:${message.nonce}`] : [])]
    for (const statement of statements)
      if (!(await consumeOnce(sql, statement, 2 * messageSeconds)))
        throw new OAuthError('invalid_grant', 'This message was used before. Sign a new one.')
    const identity = {
      provider: 'web3',
      subject,
      claims: claimsOf(chain, subject, message),
      email: null,
      isSsoUser: false,
    }
    const user = await findOrInsertByIdentity(sql, identity, !services.config.DISABLE_SIGNUP)
    return services.tokens.issue(sql, user, { method: 'web3' }, originOf(services, context))
  })
  await audit(services, context, 'login', session.user.id, { method: 'web3', chain })
  return context.json(session)
}
