// The architecture as lint rules (DESIGN §10): errors, not advice.
import next from '@next/eslint-plugin-next'
import hooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

const noClock = [
  { object: 'Date', property: 'now', message: 'Rules get time as ctx.now.' },
  { object: 'Math', property: 'random', message: 'Rules get dice as ctx.roll and ids as ctx.id.' },
]
const noNewDate = [{ selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Rules get time as ctx.now.' }]
const noEnvironment = { object: 'process', property: 'env', message: 'Read the environment through lib/server/environment.' }
const impure = [
  'node:*',
  'fs',
  'path',
  'crypto',
  'react',
  'react-dom',
  'next',
  'next/*',
  '@prisma/*',
  '@/generated/*',
  '@/lib/store/*',
  '@/lib/auth/*',
  '@/lib/server/*',
  '@/components/*',
  '@/app/*',
]
const featureFolders = [
  'adjust',
  'allegiance',
  'armies',
  'audit',
  'clock',
  'couriers',
  'desk',
  'dice',
  'holds',
  'hours',
  'hq',
  'map',
  'marches',
  'notices',
  'people',
  'settings',
]

export default tseslint.config(
  { ignores: ['node_modules', '.next', 'dist', 'generated', 'data', 'next-env.d.ts'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { project: './tsconfig.check.json', tsconfigRootDir: import.meta.dirname },
      globals: { ...globals.node, ...globals.browser },
    },
    plugins: { 'react-hooks': hooks, '@next/next': next },
    rules: {
      ...hooks.configs.recommended.rules,
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-properties': ['error', noEnvironment],
    },
  },
  {
    files: ['lib/kernel/**', 'lib/campaign/**', 'lib/rules/**'],
    rules: {
      'no-restricted-properties': ['error', noEnvironment, ...noClock],
      'no-restricted-syntax': ['error', ...noNewDate],
      'no-restricted-globals': ['error', 'process', 'setTimeout', 'setInterval', 'fetch', 'crypto', 'performance', 'window', 'document'],
      'no-restricted-imports': ['error', { patterns: [{ group: impure, message: 'The core is pure: no I/O, no React, no shells.' }] }],
    },
  },
  {
    // The kernel knows no game.
    files: ['lib/kernel/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: [...impure, '@/lib/campaign/**', '@/lib/rules/**', '@/lib/live/**'], message: 'The kernel knows no game.' }],
        },
      ],
    },
  },
  {
    files: ['lib/rules/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: [...impure, '@/lib/campaign/**', '@/lib/live/**'], message: 'A rule system imports the kernel and itself only.' },
          ],
        },
      ],
    },
  },
  ...featureFolders.map((folder) => ({
    // Features import each other only through their index.
    files: [`lib/campaign/${folder}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [...impure, ...featureFolders.filter((other) => other !== folder).map((other) => `../${other}/*`)],
              message: 'Features import each other only through their index.',
            },
          ],
        },
      ],
    },
  })),
  {
    files: ['app/**', 'components/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@/lib/store/*', '!@/lib/store/types', '@prisma/*', '@/generated/*', 'better-sqlite3'],
              message: 'Pages reach the server through lib/server/context and views.',
            },
          ],
        },
      ],
    },
  },
  { files: ['lib/server/environment.ts', 'scripts/**', 'tests/**', '*.config.*'], rules: { 'no-restricted-properties': 'off' } },
  { files: ['**/*.mjs', '**/*.js'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      // What comes over the wire is looked at as it is.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
)
