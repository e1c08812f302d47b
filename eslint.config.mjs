export { default } from '@atrium/tooling/eslint';
