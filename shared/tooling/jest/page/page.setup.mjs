import { register } from 'node:module';
import { importAhead } from './ahead.mjs';
import { openPage } from './page.globals.mjs';

register('./page.hooks.mjs', import.meta.url);
openPage();
globalThis.importAhead = importAhead;
// Whoever is rendered may be awaited with act().
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
