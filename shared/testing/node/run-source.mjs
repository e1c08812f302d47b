// For `node --import`: runs TypeScript sources as they are, so that a test can start a process without a build.
import { register } from 'node:module';

register('./source.hooks.mjs', import.meta.url);
