const list = (names: string): string[] => names.split(', ')

/** Entities that are recognised by a list; all others are recognised by how they are written. */
export const tools = list(
  'Salesforce, HubSpot, Pipedrive, Zoho, Slack, Zoom, Google Meet, Microsoft Teams, Gmail, Outlook, Google Calendar, Google Analytics, Search Console, Notion, Trello, Asana, Jira, Airtable, Zapier, Make, Calendly, LinkedIn, WhatsApp, Excel, Google Sheets, PowerPoint, ChatGPT, Claude, Gemini, Perplexity, Copilot, Gong, Chorus, Intercom, Zendesk, Freshdesk, Mailchimp, Stripe, Shopify, WordPress, Webflow, Ghost, Figma, GitHub, Parley, Docker, Postgres, Supabase, Tableau, Power BI, Looker, DocuSign',
)
export const companies = list(
  'Google, Microsoft, Apple, Amazon, Meta, OpenAI, Anthropic, IBM, Oracle, SAP, Adobe, Nvidia, Intel, Gartner, Forrester, McKinsey, Deloitte, Accenture, Netflix, Spotify, Tesla, Siemens, Bosch, Walmart, Uber, Airbnb',
)
export const industries = list(
  'real estate, e-commerce, ecommerce, healthcare, finance, banking, insurance, manufacturing, retail, logistics, education, hospitality, construction, consulting, software, saas, telecommunications, automotive, agriculture, pharmaceuticals, energy, travel, marketing, advertising, legal services, recruiting, nonprofit',
)
export const locations = list(
  'United States, USA, United Kingdom, UK, Germany, France, Switzerland, Austria, Italy, Spain, Portugal, Netherlands, Belgium, Sweden, Norway, Denmark, Finland, Poland, Ireland, Canada, Mexico, Brazil, Argentina, Chile, China, Japan, India, Singapore, Australia, New Zealand, South Africa, Kenya, Nigeria, Egypt, Turkey, Israel, Dubai, Europe, Asia, Africa, North America, South America, London, Berlin, Munich, Hamburg, Paris, Zurich, Geneva, Vienna, Madrid, Barcelona, Lisbon, Rome, Milan, Amsterdam, Brussels, Stockholm, Oslo, Copenhagen, Helsinki, Warsaw, Dublin, New York, San Francisco, Los Angeles, Chicago, Boston, Seattle, Austin, Toronto, Vancouver, Sydney, Melbourne, Tokyo, Beijing, Shanghai, Mumbai, Bangalore, California, Texas, Silicon Valley',
)
/** Names that are also plain words, which a sentence may begin with. */
export const plainWords: ReadonlySet<string> = new Set(
  list(
    'Make, Notion, Slack, Zoom, Excel, Ghost, Gong, Chorus, Stripe, Oracle, Apple, Meta, Intel, Copilot, Gemini, Chile, Turkey',
  ),
)
