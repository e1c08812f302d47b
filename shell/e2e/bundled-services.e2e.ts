import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enterDemo } from './support/company.js';
import { loadedModules } from './support/loaded-modules.js';
import { expect, test } from './support/portal-test.js';

const PROGRAMS = '.cache/programs/dist';
/** What stays outside the bundle, with what it loads. The sum is the budget of a start. */
const MOST: Record<string, number> = {
  '(own)': 2,
  typeorm: 296,
  '@sqltools/formatter': 14,
  pg: 14,
  pino: 12,
  'pg-protocol': 7,
  'pino-std-serializers': 7,
  picomatch: 6,
  'pg-types': 5,
};
const MOST_MODULES = 400;

const packageOf = (module: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? '(own)';

test(`a start loads at most ${String(MOST_MODULES)} modules`, async () => {
  const modules = await loadedModules(`${PROGRAMS}/gateway.js`);
  expect(modules.filter((module) => module.endsWith(`${PROGRAMS}/portal.js`))).toHaveLength(1);
  const counts = new Map<string, number>();
  for (const name of modules.map(packageOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const usual = (name: string) => MOST[name] ?? 4;
  const grown = [...counts]
    .filter(([name, count]) => count > usual(name))
    .map(([name, count]) => `${name}: ${String(count)} instead of ${String(usual(name))}`);
  expect({ isWithin: modules.length <= MOST_MODULES, grown }).toEqual({ isWithin: true, grown: [] });
});

/** The answer to a GET of the person who is signed in. */
async function get(page: Page, path: string) {
  const answer = await page.request.get(new URL(path, page.url()).href);
  expect(answer.status(), path).toBe(200);
  return answer;
}

test('documents with their fonts, exports, the reference and texts come from the bundle', async ({
  page,
}) => {
  await enterDemo(page, 'admin');
  const { items } = await (await get(page, '/api/proposals')).json();
  const paper = await (await get(page, `/api/proposals/${String(items[0].id)}/pdf`)).body();
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  expect(paper.toString('latin1')).toMatch(/\/FontName ?\/\w+\+Inter/);

  const sheet = await (await get(page, '/api/exports?list=clients.leads&format=csv&columns=name')).text();
  expect(sheet.split('\n').length).toBeGreaterThan(2);
  const { paths } = await (await get(page, '/api/openapi.json')).json();
  expect(Object.keys(paths).length).toBeGreaterThan(300);
  expect(await (await get(page, '/api/docs/swagger-ui.css')).text()).toContain('.swagger-ui');
});

test('where an error of the bundle happened is found in the sources', async () => {
  const map = JSON.parse(await readFile(`${PROGRAMS}/portal.js.map`, 'utf8'));
  expect(map.sources).toContainEqual(
    expect.stringMatching(/services\/platform\/src\/logging\/mapped-stack\.ts$/),
  );
  expect(map.sourcesContent).toBeUndefined();
});
