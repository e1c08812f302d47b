import { fileURLToPath } from 'node:url';
import { misleadingRules, plainRules, testRules, typedRules } from './rules.mjs';

const testSupport = [
  'shared/testing/**',
  '{services,remotes,shell,shared}/**/{testing,attack}/**',
  'shell/e2e/**',
];
const tests = ['**/*.test.{ts,tsx,mjs}', '**/*.e2e.ts', ...testSupport];
const web = ['shell/**/*.{ts,tsx}', 'remotes/**/*.{ts,tsx}', 'shared/{sdk,ui}/**/*.{ts,tsx}'];

/** Oxlint for the whole repository: its rules, our rules and TypeScript's own errors in one pass. */
export default {
  plugins: ['eslint', 'typescript', 'oxc', 'react', 'jsx-a11y', 'jest', 'import'],
  jsPlugins: [fileURLToPath(new URL('./atrium.plugin.mjs', import.meta.url))],
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true },
  env: { builtin: true },
  ignorePatterns: [
    '**/dist/',
    '**/.atrium/',
    '.cache/',
    '**/test-results/',
    '**/playwright-report/',
    'shared/tooling/**/*.d.ts',
  ],
  rules: { ...plainRules, ...misleadingRules },
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: typedRules },
    {
      files: web,
      rules: {
        'react/exhaustive-deps': 'error',
        'react/rules-of-hooks': 'error',
        'atrium/untranslated': 'error',
      },
    },
    {
      files: ['services/**', 'shell/**', 'remotes/**', 'shared/{sdk,ui,contracts}/**'],
      rules: { 'no-console': 'error' },
    },
    // The style guide's examples are code to copy, in English like all code.
    { files: [...tests, '**/*.example.tsx'], rules: { 'atrium/untranslated': 'off' } },
    { files: tests, rules: testRules },
    {
      files: ['**/migrations/**', '**/*.migration.ts'],
      rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
    },
  ],
};
