const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^libs/${from}/src/`, pathNot: '\\.(spec|contract)\\.ts$' },
  to: { path: '^(libs|apps)/', pathNot: `^libs/(${[from, ...allowed].join('|')})/` },
});
const packageOnlyIn = (name, pkg, where, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: '^(apps|libs)/', pathNot: `${where}|\\.(spec|contract)\\.ts$` },
  to: { path: `node_modules/${pkg}(/|$)` },
});

/** Each rule says why. Arrows point from the apps down to the contracts; nothing points back. */
module.exports = {
  forbidden: [
    { name: 'no-circular', comment: 'A circle means that two things are one.', severity: 'error', from: {}, to: { circular: true } },
    { name: 'libs-do-not-know-apps', comment: 'Apps only host libraries.', severity: 'error', from: { path: '^libs/' }, to: { path: '^apps/' } },
    {
      name: 'apps-do-not-import-apps', comment: 'Apps talk over queues and HTTP.', severity: 'error',
      from: { path: '^apps/([^/]+)/' }, to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'agents-are-islands', comment: 'One folder shows all of one agent; they share only the kits.', severity: 'error',
      from: { path: '^libs/agents/src/([^/]+)/', pathNot: '-kit/' },
      to: { path: '^libs/agents/src/[^/]+/', pathNot: '^libs/agents/src/($1|[a-z-]+-kit|worded-text)/' },
    },
    only('contracts-are-the-floor', 'contracts', [], 'Everything may depend on the contracts, so they depend on nothing.'),
    only('ports-know-contracts', 'ports', ['contracts'], 'A port is an interface in our own types.'),
    only('agent-kit-is-low', 'agent-kit', ['contracts', 'ports'], 'Agents and stores share it.'),
    only('guide-is-data', 'guide', ['contracts'], 'Facts know nothing of how they are used.'),
    only('guardrails-are-pure', 'guardrails', [], 'Rules about text need nothing but text.'),
    only('reader-is-pure', 'reader', ['contracts', 'guide'], 'Reading words needs the guide and no more.'),
    only('planner-is-pure', 'planner', ['contracts', 'guide'], 'Planning is arithmetic over facts.'),
    only('auditor-is-pure', 'auditor', ['contracts', 'guide'], 'Who checks a plan must not depend on who made it.'),
    only('agents-stay-pure', 'agents', ['contracts', 'ports', 'agent-kit', 'guide', 'guardrails', 'reader', 'planner', 'auditor'], 'Agents touch the world through their context only.'),
    only('graph-is-pure', 'graph', ['contracts', 'ports', 'agent-kit', 'agents', 'guardrails'], 'Routing is a function of the state.'),
    only('engine-has-no-frameworks', 'engine', ['contracts', 'ports', 'agent-kit', 'graph'], 'The life of a run does not know Nest, SQL or Redis.'),
    only('adapters-implement-ports', 'adapters', ['contracts', 'ports'], 'An adapter knows its vendor and its port.'),
    only('persistence-implements-ports', 'persistence', ['contracts', 'ports', 'agent-kit'], 'Stores know how states fold, nothing of graphs.'),
    only('queue-implements-ports', 'queue', ['contracts', 'ports'], 'The bus carries messages it does not understand.'),
    only('platform-is-shared-ground', 'platform', ['contracts'], 'Configuration and logs know no domain.'),
    packageOnlyIn('openai-only-in-its-adapter', 'openai', '^libs/adapters/', 'One place to change when the SDK changes.'),
    packageOnlyIn('bullmq-only-in-queue', 'bullmq', '^libs/queue/', 'One place to change when the queue changes.'),
    packageOnlyIn('prisma-only-in-persistence', '(@prisma|prisma|pg)', '^libs/(persistence|testing)/', 'One place that knows SQL; tests look into it.'),
    packageOnlyIn('nest-only-at-the-edge', '@nestjs', '^(apps|libs/queue|libs/platform)/', 'Libraries outlive frameworks.'),
    {
      name: 'test-code-stays-in-tests', comment: 'Nothing that runs in production leans on test helpers.', severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: '(\\.(spec|contract)\\.ts$|^libs/testing/|/testing/|/fixtures/)' }, to: { path: '(^libs/testing/|^test/|/testing/|\\.(spec|contract)\\.ts$)' },
    },
    { name: 'no-orphans', comment: 'A file that nobody imports is dead or lost.', severity: 'error', from: { orphan: true, path: '^libs/', pathNot: '\\.(spec|contract)\\.ts$' }, to: {} },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^dist/|^libs/persistence/src/generated/)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
