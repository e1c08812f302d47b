export { default } from '@atrium/tooling/webpack/remote';
