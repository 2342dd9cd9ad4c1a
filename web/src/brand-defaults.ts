/** What an operator may rename or leave out. `window.__PARLEY__.brand` overrides any of it, see docs/design.md. */
export const brandDefaults = {
  name: 'Parley',
  tagline: 'Voice-first CRM',
  headline: 'A conversation goes in. The CRM comes out.',
  promise: 'A conversation goes in. The lead, the tasks, the follow-up and the insight come out.',
  description: 'AI-powered voice CRM for modern sales teams. Record, transcribe and analyze conversations.',
  supportEmail: 'support@parley.example',
  socials: {
    linkedin: 'https://www.linkedin.com/',
    youtube: 'https://www.youtube.com/',
    instagram: 'https://www.instagram.com/',
    x: 'https://x.com/',
    tiktok: 'https://www.tiktok.com/',
    podcast: 'https://podcasts.apple.com/',
  },
  /** Claims an operator stands behind; leave out what is not true of the instance. */
  claims: [
    'Enterprise security',
    'SOC 2 compliant',
    'GDPR ready',
    'AES-256 encryption',
    'Bank-level protection',
    '99.9% uptime SLA',
  ],
  plans: [
    {
      name: 'Free',
      audience: 'Self-hosted, free forever',
      monthlyPrice: 0,
      annualPrice: 0,
      features: [
        'Every feature, no API keys or cloud needed',
        'Unlimited people and recordings',
        'Your machine, your data',
      ],
    },
    {
      name: 'Team',
      audience: 'For teams that sell together',
      monthlyPrice: 24,
      annualPrice: 19,
      features: [
        'Hosted and backed up for you',
        'Speech and language models included',
        'Email support within a day',
      ],
    },
    {
      name: 'Business',
      audience: 'For companies with their own rules',
      monthlyPrice: 49,
      annualPrice: 39,
      features: [
        'Single sign-on and audit log',
        'Your choice of data region',
        'Uptime agreement and a named contact',
      ],
    },
  ],
  currency: 'USD',
}

export type Brand = typeof brandDefaults
