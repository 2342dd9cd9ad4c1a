import { decodeEntities } from '@parley/core/text/html-entities'

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return found ? decodeEntities(found[1] ?? found[2] ?? '') : undefined
}

const elements = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:[\\w.-]+:)?${name}[\\s>][\\s\\S]*?</(?:[\\w.-]+:)?${name}\\s*>`, 'g')) ?? []

/**
 * The fields needed of an identity provider's metadata (SAML 2.0). The document is trusted, so it is searched rather
 * than validated; the extracted values are validated.
 */
export function readMetadata(document: string) {
  const xml = document.replace(/<!--[\s\S]*?-->/g, '')
  const [descriptor = ''] = elements(xml, 'IDPSSODescriptor')
  const signing = elements(descriptor, 'KeyDescriptor').filter(
    (key) => attribute(key.slice(0, key.indexOf('>')), 'use') !== 'encryption',
  )
  const services = descriptor.match(/<(?:[\w.-]+:)?SingleSignOnService\s[^>]*>/g) ?? []
  const redirect = services.find((service) => attribute(service, 'Binding') === redirectBinding)
  return {
    issuer: attribute(/<(?:[\w.-]+:)?EntityDescriptor\s[^>]*>/.exec(xml)?.[0] ?? '', 'entityID'),
    entryPoint: redirect ? attribute(redirect, 'Location') : undefined,
    certificates: signing
      .flatMap((key) => elements(key, 'X509Certificate'))
      .map((element) => element.replace(/<[^>]*>/g, '').replace(/\s/g, '')),
  }
}
