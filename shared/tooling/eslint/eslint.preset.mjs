import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { explainSuppression } from './explain-suppression.rule.mjs';
import { maxParameters } from './max-parameters.rule.mjs';
import { untranslated } from './untranslated.rule.mjs';
import { plainRules, typedRules, typedTestRules } from './rules.mjs';

const atrium = {
  rules: { 'explain-suppression': explainSuppression, 'max-parameters': maxParameters, untranslated },
};
const testSupport = [
  'shared/testing/**',
  '{services,remotes,shell,shared}/**/{testing,attack}/**',
  'shell/e2e/**',
];
const tests = ['**/*.test.{ts,tsx,mjs}', '**/*.e2e.ts', ...testSupport];
const web = ['shell/**/*.{ts,tsx}', 'remotes/**/*.{ts,tsx}', 'shared/{sdk,ui}/**/*.{ts,tsx}'];

const readonlyGlobals = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));
const nodeGlobals = readonlyGlobals(Object.getOwnPropertyNames(globalThis));
const jestGlobals = readonlyGlobals(
  'describe it test expect beforeAll beforeEach afterAll afterEach'.split(' '),
);

/** ESLint for the whole repository; typed rules on TypeScript, the plain ones on .mjs as well. */
export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/.atrium/',
      '.cache/',
      '**/test-results/',
      '**/playwright-report/',
      'shared/tooling/**/*.d.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    extends: [js.configs.recommended],
    plugins: { atrium },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: nodeGlobals },
    rules: plainRules,
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: typedRules,
  },
  {
    files: web,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      // Both speak about the React Compiler, which we don't run.
      'react-hooks/incompatible-library': 'off',
      'react-hooks/preserve-manual-memoization': 'off',
    },
  },
  // The examples of the style guide are code to read and copy, in English as all code.
  { files: web, ignores: [...tests, '**/*.example.tsx'], rules: { 'atrium/untranslated': 'error' } },
  {
    files: ['services/**', 'shell/**', 'remotes/**', 'shared/{sdk,ui,contracts}/**'],
    rules: { 'no-console': 'error' },
  },
  {
    files: tests,
    languageOptions: { globals: { ...jestGlobals, ...readonlyGlobals(['document', 'window']) } },
    rules: { 'atrium/max-parameters': 'off', 'max-lines-per-function': 'off', 'no-console': 'off' },
  },
  { files: tests, ignores: ['**/*.mjs'], rules: typedTestRules },
  {
    files: ['**/migrations/**', '**/*.migration.ts'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
);
