/**
 * Parts of the product that are tested by themselves: where their sources lie, and which tests elsewhere are about them. `npm
 * test` runs the tests of an area when a change reaches its sources, and always those that are about no area.
 */
export const areas = [
  {
    name: 'conversations',
    sources:
      /^(core\/src\/(analysis|claims|voice)|server\/src\/(speech|worker\/recordings)|supabase\/functions\/(calibrate-voice|_shared\/engines)|web\/src\/features\/(consent|dictation|voice))\//,
    tests:
      /^e2e\/(action-items|asked-once|corrections|dictation|finish-problems|import|left-out|spoken-language|time-marks|turns|voice-)|^server\/src\/(worker\/(pipeline|turns)|database\/(assign-turn|correct-recording|deal-complaints|proof-of-score|transcript-search))/,
  },
  {
    name: 'leads',
    sources: /^(core\/src\/leads|web\/src\/features\/(forecast|leads(?!\/import)|stage))\//,
    tests: /^e2e\/(cells|closing|late-parts|leads-(?!import)|pipelines|stages-)/,
  },
  {
    name: 'customers',
    sources: /^(core\/src\/records|web\/src\/features\/(customers|people|tags))\//,
    tests: /^e2e\/(cells|customers|lead-people)/,
  },
  {
    name: 'what all records have',
    sources:
      /^(core\/src\/(history|records)|web\/src\/features\/(attachments|bulk|fields|filters|history|places|records|timeline|views))\//,
    tests: /^e2e\/(attachments|history|whole-reads)/,
  },
  {
    name: 'imports',
    sources:
      /^(server\/src\/worker\/imports|supabase\/functions\/inbound-lead|web\/src\/features\/leads\/import)\//,
    tests: /^e2e\/(leads-import|team-moves-over)/,
  },
  {
    name: 'mail and templates',
    sources: /^(server\/src\/mail|web\/src\/features\/(mail|templates|variables))\//,
    tests: /^e2e\/(returned-mail|templates)/,
  },
  {
    name: 'tasks',
    sources: /^(core\/src\/tasks|supabase\/functions\/calendar-feed|web\/src\/features\/tasks)\//,
    tests: /^e2e\/tasks-|^server\/src\/(functions\/calendar-|database\/recurrence)/,
  },
  {
    name: 'automations',
    sources:
      /^(core\/src\/(automations|events)|server\/src\/worker\/(automations|webhooks)|web\/src\/features\/automations)\//,
    tests: /^e2e\/(customers-)?automations/,
  },
  {
    name: 'insights',
    sources:
      /^(core\/src\/(analytics|insights|verticals)|server\/src\/worker\/analytics|supabase\/functions\/advise|web\/src\/features\/(analytics|dashboard|insights|verticals))\//,
    tests:
      /^e2e\/(ai-insights|analytics|first-steps|insight|vertical-insights)|^server\/src\/(functions\/advise|database\/insight-feed)/,
  },
  {
    name: 'assistant',
    sources:
      /^(core\/src\/assistant|supabase\/functions\/(ai-|_shared\/(assistant|tools))|web\/src\/features\/assistant)/,
    tests:
      /^e2e\/assistant|^server\/src\/functions\/(ai-|customer-tools|own-stages|record-tools|whole-reads)/,
  },
  {
    name: 'blog',
    sources:
      /^(core\/src\/(blog|seo|site)\/|server\/src\/(pages|worker\/blog)\/|supabase\/functions\/(ai-seo|analyze-blog|generate-|optimize-tone|_shared\/blog)|web\/src\/features\/(blog|contact|landing|legal|pricing)\/)/,
    tests: /^e2e\/blog-|^server\/src\/(functions\/blog-|security\/blog-)/,
  },
  {
    name: 'people and their sessions',
    sources:
      /^(core\/src\/(notifications|operations)|server\/src\/(auth|metrics|notifications|worker\/(companies|notifications))|web\/src\/features\/(account|admin|auth|notifications|onboarding|support))\//,
    tests: /^e2e\/(account|admin-|guard|notifications|passkeys|second-factor|sign-in|support)/,
  },
  {
    name: 'integrations',
    sources:
      /^(core\/src\/integrations|server\/src\/integrations|web\/src\/features\/(debug|developers|integrations))\//,
    tests: /^e2e\/(connect|debug|developers|integrations|model-settings)/,
  },
  {
    name: 'ways to the browser',
    sources:
      /^(server\/src\/(http|pages)\/|web\/src\/(data\/offline|features\/\w+\/(change|send)-|server\/|service-worker\/|visitor\/))/,
    tests: /^e2e\/(any-address|faults|offline)/,
  },
  // Of the pages it looks at those of the features that a change reaches.
  { name: 'pages', sources: /^web\/src\/features\//, tests: /^e2e\/accessibility/ },
  { name: 'files and backups', sources: /^server\/src\/(backup|storage)\//, tests: /^e2e\/restarts/ },
  {
    name: 'data',
    sources: /^(core\/src\/records|server\/src\/(data|database|realtime))\//,
    tests: /^e2e\/(budgets|shared-postgres)|^server\/src\/functions\/(export-company|sample-company)/,
  },
]
