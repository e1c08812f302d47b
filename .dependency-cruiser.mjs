export { default } from '@atrium/tooling/dependency-cruiser';
