export { default } from '@atrium/tooling/jest';
