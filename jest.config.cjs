const { readdirSync } = require('node:fs');
const { availableParallelism } = require('node:os');

/** swc for our TypeScript and for the packages that are published as ES modules only. */
const swc = [
  '@swc/jest',
  {
    sourceMaps: true,
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
    },
  },
];
const libs = readdirSync(`${__dirname}/libs`);
const esmOnly = [
  '@nestjs',
  '@copilotkit',
  '@prisma',
  '@modelcontextprotocol',
  'cookie',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'es-toolkit',
  'fast-check',
  'pure-rand',
  'temporal-polyfill',
  'temporal-utils',
  'intl-messageformat',
  '@formatjs',
];

// A test file runs in a sandbox, where each look at a global name is slow: these are handed to every module instead, which halves the time
// of specs that count. What fake timers replace must stay out, as must names that packages declare for themselves.
const sandboxInjectedGlobals = [
  ...['Array', 'BigInt', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol'],
  ...['TypeError', 'Uint8Array', 'WeakMap', 'WeakSet', 'isNaN', 'parseFloat', 'parseInt'],
];

const base = {
  testEnvironment: 'node',
  sandboxInjectedGlobals,
  transform: { '^.+\\.(ts|m?js)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '^@app/contracts/browser$': '<rootDir>/libs/contracts/src/browser.ts',
    ...Object.fromEntries(libs.map((lib) => [`^@app/${lib}$`, `<rootDir>/libs/${lib}/src/index.ts`])),
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.navigo/'],
  setupFilesAfterEnv: ['<rootDir>/test/setup/time-limit.cjs'],
};
const project = (displayName, testMatch, more = {}) => ({ ...base, displayName, rootDir: __dirname, testMatch, ...more });
const onServers = { testEnvironment: '<rootDir>/test/setup/ends-what-tests-leave.cjs' };
const needsServices = {
  ...onServers,
  globalSetup: '<rootDir>/test/setup/global-setup.cjs',
  globalTeardown: '<rootDir>/test/setup/global-teardown.cjs',
};

module.exports = {
  // Two even on two cores, where Jest would take one: tests on real servers wait for much of their time.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Modules of finished files are not all given back; a worker that holds more than this makes room for a new one.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/test/setup/longest-first.cjs',
  projects: [
    project('unit', ['<rootDir>/{apps,libs}/**/*.spec.ts', '<rootDir>/tools/**/*.spec.cjs']),
    project('medium', ['<rootDir>/test/medium/**/*.medium.spec.ts'], needsServices),
    project('e2e', ['<rootDir>/test/e2e/**/*.e2e.spec.ts'], needsServices),
    project('crash', ['<rootDir>/test/crash/**/*.crash.spec.ts'], needsServices),
    // The whole matrix takes half an hour; only `npm run test:fault` asks for it.
    project('fault', [`<rootDir>/test/fault/${process.env.FAULT_MATRIX ?? 'short'}.fault.spec.ts`], onServers),
  ],
};
