import { z } from 'zod'

const transports = z.array(
  z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']).catch('internal'),
)
const envelope = { id: z.string(), rawId: z.string(), type: z.literal('public-key') }

/** RegistrationResponseJSON of WebAuthn level 3, as far as it is read. */
export const registrationResponse = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: transports.optional(),
  }),
})

/** AuthenticationResponseJSON, likewise. */
export const authenticationResponse = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().nullish(),
  }),
})

/** A public key of an authenticator, as the tables of factors and passkeys keep it. */
export interface Credential {
  credential_id: string
  /** COSE. */
  public_key: Uint8Array
  sign_count: string | number
  transports: string[]
}

interface Owner {
  id: string
  /** The name shown by the authenticator: an address or number. */
  name: string
}

interface Ceremony {
  /** Whether the authenticator must verify its user, by PIN or biometrics, and store the credential as discoverable. */
  isPasskey: boolean
}

/** Properties that are omitted when unknown, since the types distinguish a missing property from `undefined`. */
const toTransports = (stored: string[]) => transports.parse(stored)

/** Loaded at its first use: few ask for it, and it is large. */
const webauthn = () => import('@simplewebauthn/server')

export type RelyingParty = ReturnType<typeof createRelyingParty>

/** WebAuthn's server side. Its id and origin come from PUBLIC_URL alone, never from a request. */
export function createRelyingParty(publicUrl: string, name: string) {
  const { hostname: rpID, origin } = new URL(publicUrl)
  const verification = ({ isPasskey }: Ceremony) => (isPasskey ? 'required' : 'preferred')

  return {
    /** PublicKeyCredentialCreationOptionsJSON. `known` are credentials that the owner need not add again. */
    creationOptions: async (owner: Owner, known: Credential[], ceremony: Ceremony) =>
      (await webauthn()).generateRegistrationOptions({
        rpName: name,
        rpID,
        userName: owner.name,
        userID: new TextEncoder().encode(owner.id),
        attestationType: 'none',
        excludeCredentials: known.map((credential) => ({
          id: credential.credential_id,
          transports: toTransports(credential.transports),
        })),
        authenticatorSelection: {
          residentKey: ceremony.isPasskey ? 'required' : 'discouraged',
          userVerification: verification(ceremony),
        },
      }),

    /** PublicKeyCredentialRequestOptionsJSON; without `allowed` any passkey of this site may answer. */
    requestOptions: async (allowed: Credential[], ceremony: Ceremony) =>
      (await webauthn()).generateAuthenticationOptions({
        rpID,
        userVerification: verification(ceremony),
        allowCredentials: allowed.map((credential) => ({
          id: credential.credential_id,
          transports: toTransports(credential.transports),
        })),
      }),

    /** The credential that an authenticator made for `challenge`; null when its verification fails. */
    async verifyCreation(
      response: z.infer<typeof registrationResponse>,
      challenge: string,
      ceremony: Ceremony,
    ): Promise<Credential | null> {
      const { verifyRegistrationResponse } = await webauthn()
      const verified = await verifyRegistrationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: ceremony.isPasskey,
      }).catch(() => null)
      const credential = verified?.registrationInfo?.credential
      if (!verified?.verified || !credential) return null
      return {
        credential_id: credential.id,
        public_key: credential.publicKey,
        sign_count: credential.counter,
        transports: response.response.transports ?? [],
      }
    },

    /** The authenticator's new signature count; null when its verification fails. */
    async verifyRequest(
      response: z.infer<typeof authenticationResponse>,
      challenge: string,
      credential: Credential,
      ceremony: Ceremony,
    ): Promise<number | null> {
      const { userHandle, ...signed } = response.response
      const { verifyAuthenticationResponse } = await webauthn()
      const verified = await verifyAuthenticationResponse({
        response: {
          ...response,
          response: userHandle ? { ...signed, userHandle } : signed,
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: {
          id: credential.credential_id,
          publicKey: new Uint8Array(credential.public_key),
          counter: Number(credential.sign_count),
        },
        requireUserVerification: ceremony.isPasskey,
      }).catch(() => null)
      return verified?.verified ? verified.authenticationInfo.newCounter : null
    },
  }
}
