/** The arrows of docs/architecture.md, kept by `npm run arrows`. */
const only = (name, from, to) => ({ name, severity: 'error', from, to })

export default {
  forbidden: [
    only('no-circles', {}, { circular: true }),
    only('core-is-ground', { path: '^core/' }, { path: '^(supabase|server|web|e2e|bench)/' }),
    only('core-has-no-effects', { path: '^core/', pathNot: '\\.test\\.ts$' }, { dependencyTypes: ['core'] }),
    only('functions-stand-on-core', { path: '^supabase/' }, { path: '^(server|web|e2e|bench)/' }),
    only('server-not-web', { path: '^server/' }, { path: '^(web|e2e|bench)/' }),
    only('web-not-backend', { path: '^web/' }, { path: '^(server|supabase|e2e|bench)/' }),
    only('ui-knows-no-product', { path: '^web/src/ui/' }, { path: '^web/src/(app|features)/' }),
    only(
      'features-by-the-front-door',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/([^/]+)/(?!index\\.ts$)', pathNot: '^web/src/features/$1/' },
    ),
    {
      ...only(
        'no-circles-of-features',
        { path: '^web/src/features/[^/]+$' },
        { path: '^web/src/features/', circular: true },
      ),
      scope: 'folder',
    },
    only('features-not-app', { path: '^web/src/features/' }, { path: '^web/src/app/' }),
    only('resolvable', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsConfig: { fileName: 'web/tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
