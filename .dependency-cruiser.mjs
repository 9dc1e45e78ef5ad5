/**
 * The arrows of ARCHITECTURE.md. `npm run check` holds them, types and dynamic imports included; `npm run draw` draws them.
 */

const test = String.raw`\.test\.tsx?$|/testing/|^server/src/walks/`;

const outside = (...names) => `^node_modules/(${names.join('|')})/`;

/** A workspace that imports no other than these, and from outside these packages alone. */
const pure = (name, workspaces, packages) => [
  {
    name: `${name}-is-pure`,
    severity: 'error',
    from: { path: `^${name}/src/`, pathNot: test },
    to: { pathNot: [`^(${[name, ...workspaces].join('|')})/src/`, outside(...packages)] },
  },
  {
    name: `${name}-is-pure-in-its-tests`,
    severity: 'error',
    from: { path: `^${name}/src.*(${test})` },
    to: {
      pathNot: [
        `^${name}/`,
        ...workspaces.map((other) => `^${other}/src/`),
        outside(...packages, 'vitest', 'fast-check'),
      ],
      dependencyTypesNot: ['core'],
    },
  },
];

/** What lies in one place and must not know another; tests may, since they set up what they need. */
const apart = (name, from, to, pathNot = []) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: to, pathNot: [from, ...pathNot] },
});

/** An area is entered by its index. */
const byIndex = (name, areas) => ({
  name,
  severity: 'error',
  from: { path: `^${areas}/([^/]+)/`, pathNot: test },
  to: {
    path: `^${areas}/`,
    pathNot: [`^${areas}/$1/`, `^${areas}/[^/]+$`, `^${areas}/[^/]+/index\\.tsx?$`],
  },
});

export default {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    ...pure('domain', [], ['zod', '@socialgouv/jours-feries']),
    ...pure('matching', ['domain'], []),
    ...pure('contract', ['domain'], ['zod', 'libphonenumber-js']),
    apart('web-knows-contract-and-domain', '^web/', '^(matching|server|e2e|bench|tools)/'),
    apart('server-knows-no-client', '^server/', '^(web|e2e|bench|tools)/'),
    {
      name: 'by-its-name',
      comment:
        'Another workspace is imported as @tandem/…, so that its package.json says what it shows.',
      severity: 'error',
      from: { path: '^(domain|matching|contract|server|web|e2e)/' },
      to: { path: '^(domain|matching|contract)/', dependencyTypes: ['local'], pathNot: '^$1/' },
    },
    {
      name: 'passwords-cost-what-they-must',
      comment:
        'Only tests make passwords cheap; what the product pays for one is said in one place.',
      severity: 'error',
      from: {
        pathNot: [
          '^server/src/platform/security/passwords/passwords[.]ts$',
          '^server/src/testing/product/cheap-passwords[.]ts$',
        ],
      },
      to: { path: '^server/src/platform/security/passwords/password-cost[.]ts$' },
    },
    {
      name: 'few-statements-are-kept-planned',
      comment:
        'A connection keeps the plan of each: in the product of those alone that are asked for so.',
      severity: 'error',
      from: {
        pathNot: [
          '^server/src/platform/database/prepared[.]ts$',
          '^server/src/testing/database/plan-once[.]ts$',
        ],
      },
      to: { path: '^server/src/platform/database/further-names[.]ts$' },
    },
    {
      name: 'product-knows-no-test',
      comment: 'What stands in testing/ ships nowhere.',
      severity: 'error',
      from: { path: '^(domain|matching|contract|server|web)/', pathNot: test },
      to: { path: test, pathNot: '^node_modules/' },
    },
    apart('server-platform-knows-no-area', '^server/src/platform/', '^server/src/'),
    apart('server-resume-reading-knows-platform', '^server/src/resume-reading/', '^server/src/', [
      '^server/src/platform/',
    ]),
    apart('server-scoring-knows-platform', '^server/src/scoring/', '^server/src/', [
      '^server/src/platform/',
    ]),
    apart('server-areas-know-scoring-and-platform', '^server/src/areas/', '^server/src/', [
      '^server/src/(scoring|platform|resume-reading)/',
    ]),
    byIndex('server-areas-by-index', 'server/src/areas'),
    apart('web-platform-knows-no-part', '^web/src/platform/', '^web/src/'),
    apart('web-ui-knows-platform', '^web/src/ui/', '^web/src/', ['^web/src/platform/']),
    apart('web-areas-know-ui-and-platform', '^web/src/areas/', '^web/src/', [
      '^web/src/(ui|platform)/',
    ]),
    apart('web-screens-know-areas-ui-and-platform', '^web/src/screens/', '^web/src/', [
      '^web/src/(areas|ui|platform)/',
    ]),
  ],
  options: {
    parser: 'swc',
    // Types count: what has to be read together is together.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
