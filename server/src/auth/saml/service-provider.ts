import { z } from 'zod'
import type { SamlProvider } from './settings.ts'

const skewMs = 60_000
const assertionMs = 10 * 60_000
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

/** The subject of an assertion. */
export interface SamlPerson {
  nameId: string
  email: string | null
  attributes: Record<string, unknown>
  /** The signed assertion itself, stored to prevent replays. */
  assertion: string
}

/** The verified assertion as xml2js reads it; node-saml leaves these to its caller. */
const signedAssertion = z.looseObject({
  Assertion: z.looseObject({
    $: z.looseObject({ ID: z.string() }),
    Subject: z
      .array(
        z.looseObject({
          SubjectConfirmation: z.array(
            z.looseObject({
              $: z.looseObject({ Method: z.string() }),
              SubjectConfirmationData: z
                .array(
                  z.looseObject({
                    $: z.looseObject({
                      InResponseTo: z.string().optional(),
                      Recipient: z.string().optional(),
                      NotOnOrAfter: z.iso.datetime({ offset: true }).optional(),
                    }),
                  }),
                )
                .default([]),
            }),
          ),
        }),
      )
      .length(1),
  }),
})

const emailNames = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
]

function emailOf(nameId: string, attributes: Record<string, unknown>): string | null {
  const found = [...emailNames.map((name) => attributes[name]), nameId].find(
    (value) => z.email().safeParse(value).success,
  )
  return typeof found === 'string' ? found.trim().toLowerCase() : null
}

/** Loaded at its first use: few ask for it, and it is large. */
const nodeSaml = () => import('@node-saml/node-saml')

export type ServiceProvider = ReturnType<typeof createServiceProvider>

/** SAML's service provider side, at addresses made from PUBLIC_URL. */
export function createServiceProvider(publicUrl: string, providers: readonly SamlProvider[]) {
  const entityId = `${publicUrl}/auth/v1/sso/saml/metadata`
  const acs = `${publicUrl}/auth/v1/sso/saml/acs`

  async function client(provider: SamlProvider, requestId: string) {
    const { SAML: samlNamespace, ValidateInResponseTo } = await nodeSaml()
    return new samlNamespace({
      issuer: entityId,
      audience: entityId,
      callbackUrl: acs,
      entryPoint: provider.entryPoint,
      idpCert: provider.certificates,
      idpIssuer: provider.issuer,
      identifierFormat: null,
      disableRequestedAuthnContext: true,
      wantAssertionsSigned: true,
      // Many providers sign the assertion alone.
      wantAuthnResponseSigned: false,
      // Checked below on the signed assertion: the response around it is not signed.
      validateInResponseTo: ValidateInResponseTo.never,
      acceptedClockSkewMs: skewMs,
      maxAssertionAgeMs: assertionMs,
      generateUniqueId: () => requestId,
    })
  }

  const isConfirmed = (assertion: z.infer<typeof signedAssertion>['Assertion'], requestId: string) =>
    assertion.Subject.flatMap((subject) => subject.SubjectConfirmation).some(
      (confirmation) =>
        confirmation.$.Method === bearer &&
        confirmation.SubjectConfirmationData.some(
          ({ $: data }) =>
            data.InResponseTo === requestId &&
            data.Recipient === acs &&
            data.NotOnOrAfter !== undefined &&
            new Date(data.NotOnOrAfter).getTime() + skewMs > Date.now(),
        ),
    )

  return {
    isOn: providers.length > 0,
    /** Seconds after which an assertion is too old anyway. */
    assertionSeconds: (2 * assertionMs) / 1000,
    byId: (id: string) => providers.find((provider) => provider.id === id) ?? null,
    byDomain: (domain: string) =>
      providers.find((provider) => provider.domains.includes(domain.trim().toLowerCase())) ?? null,

    /** The provider's address for one sign-in. */
    startUrl: async (provider: SamlProvider, requestId: string, relayState: string) =>
      (await client(provider, requestId)).getAuthorizeUrlAsync(relayState, undefined, {}),

    /**
     * The subject of the provider's response to `requestId`. Checks the assertion's signature, issuer, audience and
     * validity.
     * @throws Error in node-saml's words, for the log
     */
    async readAnswer(provider: SamlProvider, requestId: string, samlResponse: string): Promise<SamlPerson> {
      const saml = await client(provider, requestId)
      const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: samlResponse })
      if (!profile?.nameID) throw new Error('The assertion names nobody')
      if (profile.issuer !== provider.issuer) throw new Error(`The assertion is by ${profile.issuer}`)
      const { Assertion } = signedAssertion.parse(profile.getAssertion?.())
      if (!isConfirmed(Assertion, requestId)) throw new Error('The assertion does not answer this request')
      const attributes = z.record(z.string(), z.unknown()).catch({}).parse(profile['attributes'])
      return {
        nameId: profile.nameID,
        email: emailOf(profile.nameID, attributes),
        attributes,
        assertion: `saml:${provider.id}:${Assertion.$.ID}`,
      }
    },

    /** The metadata that an operator registers at the identity provider. */
    async metadata(): Promise<string> {
      const { generateServiceProviderMetadata } = await nodeSaml()
      return generateServiceProviderMetadata({
        issuer: entityId,
        callbackUrl: acs,
        wantAssertionsSigned: true,
      })
    },
  }
}
