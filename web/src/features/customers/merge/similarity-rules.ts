/** Why one is likely the same as another, in words. */
export const similarityRules: Readonly<Record<string, string>> = {
  name: 'Same name',
  domain: 'Same domain',
  email: 'Same email address',
  phone: 'Same phone number',
}
