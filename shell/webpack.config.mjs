export { default } from '@atrium/tooling/webpack/shell';
