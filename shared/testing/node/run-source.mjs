// For `node --import`: runs TypeScript sources directly, so that a test can start a process without a build.
import { register } from 'node:module';

register('./source.hooks.mjs', import.meta.url);
