export { default } from '@atrium/tooling/lint';
