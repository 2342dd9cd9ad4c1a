import { createHash, createSign, generateKeyPairSync } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'

interface AssertionOptions {
  nameId?: string
  email?: string | null
  audience?: string
  recipient?: string
  inResponseTo?: string
  issuer?: string
  /** Seconds from now that the assertion ends after. */
  endsIn?: number
  /** Whether the assertion carries a signature at all. */
  isSigned?: boolean
  /** Changes the assertion after it was signed. */
  tamper?: (xml: string) => string
}

const signatureNamespace = 'http://www.w3.org/2000/09/xmldsig#'
const c14n = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const samlNamespace = 'urn:oasis:names:tc:SAML:2.0'

/**
 * A SAML identity provider that signs whatever it is asked to. Its XML is written in exclusive canonical form from the
 * start, so that the bytes that are signed are the bytes that are sent.
 */
export function createIdentityProvider(issuer = 'https://login.acme.example/saml') {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const site = 'http://parley.test/auth/v1/sso/saml'

  function signed(id: string, xml: string): string {
    const digest = createHash('sha256').update(xml).digest('base64')
    const info = [
      `<ds:SignedInfo xmlns:ds="${signatureNamespace}">`,
      `<ds:CanonicalizationMethod Algorithm="${c14n}"></ds:CanonicalizationMethod>`,
      '<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod>',
      `<ds:Reference URI="#${id}"><ds:Transforms>`,
      `<ds:Transform Algorithm="${signatureNamespace}enveloped-signature"></ds:Transform>`,
      `<ds:Transform Algorithm="${c14n}"></ds:Transform></ds:Transforms>`,
      '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>',
      `<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`,
    ].join('')
    const value = createSign('sha256').update(info).sign(privateKey, 'base64')
    const signature = `<ds:Signature xmlns:ds="${signatureNamespace}">${info}<ds:SignatureValue>${value}</ds:SignatureValue></ds:Signature>`
    return xml.replace('</saml:Issuer>', `</saml:Issuer>${signature}`)
  }

  return {
    /** One entry of SAML_PROVIDERS. */
    settings: {
      id: 'acme',
      domains: ['acme.example'],
      issuer,
      entryPoint: 'https://login.acme.example/sso',
      cert: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    },

    /** The ID of the request in the address that the browser is sent to, and its RelayState. */
    readRequest(url: string) {
      const { searchParams } = new URL(url)
      const xml = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString()
      return {
        xml,
        id: /\sID="([^"]+)"/.exec(xml)?.[1] ?? '',
        relayState: searchParams.get('RelayState') ?? '',
      }
    },

    /** The form that the browser brings back. */
    answer(request: { id: string; relayState: string }, options: AssertionOptions = {}): URLSearchParams {
      const now = Date.now()
      const at = (seconds: number) => new Date(now + seconds * 1000).toISOString()
      const id = `_${crypto.randomUUID()}`
      const ends = at(options.endsIn ?? 300)
      const email = options.email === undefined ? 'ana@acme.example' : options.email
      const attributes =
        email === null
          ? ''
          : `<saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>${email}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement>`
      const assertion = [
        `<saml:Assertion xmlns:saml="${samlNamespace}:assertion" ID="${id}" IssueInstant="${at(0)}" Version="2.0">`,
        `<saml:Issuer>${options.issuer ?? issuer}</saml:Issuer>`,
        `<saml:Subject><saml:NameID>${options.nameId ?? 'ana'}</saml:NameID>`,
        `<saml:SubjectConfirmation Method="${samlNamespace}:cm:bearer">`,
        `<saml:SubjectConfirmationData InResponseTo="${options.inResponseTo ?? request.id}" NotOnOrAfter="${ends}" Recipient="${options.recipient ?? `${site}/acs`}"></saml:SubjectConfirmationData>`,
        '</saml:SubjectConfirmation></saml:Subject>',
        `<saml:Conditions NotBefore="${at(-300)}" NotOnOrAfter="${ends}"><saml:AudienceRestriction>`,
        `<saml:Audience>${options.audience ?? `${site}/metadata`}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
        `<saml:AuthnStatement AuthnInstant="${at(0)}"></saml:AuthnStatement>${attributes}</saml:Assertion>`,
      ].join('')
      const sent = options.isSigned === false ? assertion : signed(id, assertion)
      const response = [
        `<samlp:Response xmlns:samlp="${samlNamespace}:protocol" ID="_r${id}" InResponseTo="${request.id}" IssueInstant="${at(0)}" Version="2.0">`,
        `<samlp:Status><samlp:StatusCode Value="${samlNamespace}:status:Success"></samlp:StatusCode></samlp:Status>`,
        `${options.tamper?.(sent) ?? sent}</samlp:Response>`,
      ].join('')
      const encoded = Buffer.from(response).toString('base64')
      return new URLSearchParams({ SAMLResponse: encoded, RelayState: request.relayState })
    },
  }
}
