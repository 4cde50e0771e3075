import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const PURE = [
  'libs/contracts',
  'libs/agent-kit',
  'libs/agents',
  'libs/workflow',
  'libs/graph',
  'libs/engine',
  'libs/planner',
  'libs/auditor',
  'libs/reader',
  'libs/guardrails',
  'libs/guide',
  'libs/take-along',
  'libs/catalog',
  'libs/catalog-desk',
];
const pureSources = PURE.map((lib) => `${lib}/src/**/*.ts`);

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', '.navigo/**', 'coverage/**', 'libs/persistence/src/generated/**', 'navigo'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A schema and the type it yields share one name on purpose.
      '@typescript-eslint/no-redeclare': 'off',
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 16],
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: 'Read configuration once, through @app/platform.' }],
      'no-restricted-globals': ['error', { name: 'fetch', message: 'Outside calls go through libs/adapters/src/http.' }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
    },
  },
  {
    // Words of others pass through these: no expression may take the square of their length. Composed ones are grown in linear-time.spec.ts.
    files: ['{apps,libs}/**/*.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain' }],
    },
  },
  {
    files: pureSources,
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: 'Time comes in from outside.' },
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time comes in from outside.' },
        { selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']", message: 'Chance comes in from outside.' },
      ],
    },
  },
  {
    files: [
      'apps/*/src/main.ts',
      'apps/{cli,web}/src/**/*.{ts,tsx}',
      'libs/testing/src/**/*.ts',
      '**/testing/*.ts',
      'test/**/*.ts',
      '**/*.spec.ts',
      '**/*.contract.ts',
    ],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-globals': 'off' },
  },
  { files: ['libs/adapters/src/http/**/*.ts'], rules: { 'no-restricted-globals': 'off' } },
  { files: ['**/*.spec.ts', '**/*.contract.ts', 'test/**/*.ts'], rules: { 'max-lines-per-function': 'off', 'max-lines': ['error', 500] } },
  {
    files: ['libs/guide/src/cities/*.ts', 'libs/guide/src/airports.ts', 'libs/guide/src/regional-airports.ts', 'libs/guide/src/city-airports.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // Types of the tools are checked by `tsc -p tools`; what a failed promise or a stray global costs in them is seen here.
    files: ['**/*.mjs', '**/*.cjs'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' }],
      '@typescript-eslint/no-require-imports': 'off',
      'max-lines': ['error', 300],
      complexity: ['error', 16],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-return-await': 'error',
      'no-throw-literal': 'error',
      'no-promise-executor-return': 'off',
    },
  },
  // Markup takes lines of its own.
  { files: ['apps/web/src/**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }] } },
  // Sentences, one a line.
  { files: ['tools/guard/own-attacks.mjs', 'apps/web/src/words/*.ts'], rules: { 'max-lines': 'off' } },
  { files: ['tools/launcher/main.mjs'], rules: { 'no-var': 'off', 'prefer-const': 'off' } },
  { files: ['prisma.config.ts', 'apps/web/vite.config.mjs'], rules: { 'no-restricted-exports': 'off' } },
);
