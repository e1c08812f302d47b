import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** What one page has loaded: names without hashes, kB as they are sent, compressed, in the order of asking. */
export interface PageWeight {
  requests: string[];
  calls: string[];
  /** kB of every script. */
  scripts: Map<string, number>;
  /** kB of the answer to `portal/resolve`. */
  resolveKb: number;
  /** The text of every script, for `findTwice`. */
  texts: Map<string, string>;
}

/** Calls that keep a page up to date instead of drawing it. */
const isUpkeep = ({ pathname }: URL) => /^\/api\/(events|presence)$/.test(pathname);

/** `/remotes/hr/1.0.0_ab-cd/5483.7dbd2853.js` is `hr/5483`. */
function nameOf(url: URL): string {
  const place = url.pathname.replace(/^\/remotes\/([^/]+)\/[^/]+\//, '$1/').replace(/^\//, '');
  return url.pathname.startsWith('/api/') ? place + url.search : place.replace(/\.[0-9a-f]{8}(\.\w+)$/, '$1');
}

/** Counts what a page asks for, from an empty cache, until `isDrawn` says that it is complete and `last` have come. */
export async function weighPage(
  page: Page,
  address: string,
  isDrawn: () => Promise<unknown>,
  last: readonly string[],
): Promise<PageWeight> {
  const devTools = await page.context().newCDPSession(page);
  const asked = new Map<string, { url: URL; kb: number }>();
  let opened = '';
  devTools.on('Network.requestWillBeSent', ({ requestId, loaderId, request, type }) => {
    if (type === 'Document' && requestId === loaderId) opened = loaderId;
    // The page before may still be loading.
    if (loaderId === opened && /^https?:/.test(request.url))
      asked.set(requestId, { url: new URL(request.url), kb: 0 });
  });
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    const request = asked.get(requestId);
    if (request) request.kb = Number(response.headers['content-length'] ?? 0) / 1000;
  });
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(address);
  await isDrawn();
  const list = () => [...asked].map(([id, { url, kb }]) => ({ id, url, kb, name: nameOf(url) }));
  // Code for later comes when the page has nothing else to do.
  const come = () => list().flatMap(({ name, kb }) => (kb > 0 ? [name] : []));
  await expect.poll(come).toEqual(expect.arrayContaining([...last]));
  const all = list().filter(({ url }) => !isUpkeep(url) && !isPicture(url) && !isFallback(url));
  const texts = new Map<string, string>();
  for (const { id, name } of all.filter(({ name }) => name.endsWith('.js'))) {
    const read = await devTools.send('Network.getResponseBody', { requestId: id }).catch(() => null);
    if (read) texts.set(name, read.body);
  }
  await devTools.detach();
  return {
    requests: all.map(({ name }) => name),
    calls: all.filter(({ url }) => url.pathname.startsWith('/api/')).map(({ name }) => name),
    scripts: new Map(all.filter(({ name }) => name.endsWith('.js')).map(({ name, kb }) => [name, kb])),
    resolveKb: all.find(({ name }) => name.startsWith('api/portal/resolve'))?.kb ?? 0,
    texts,
  };
}

/** Photos are pictures, not data. */
const isPicture = ({ pathname }: URL) => pathname.startsWith('/api/files/');

/** A font for a device that has none of its script. */
const isFallback = ({ pathname }: URL) => pathname.startsWith('/noto-sans-');

/** What one page may load. */
export interface PageBudget {
  scriptsKb: number;
  requests: number;
  calls: number;
  resolveKb: number;
}

const KNOWN = JSON.parse(readFileSync(new URL('./page-weights.json', import.meta.url), 'utf8')) as Record<
  string,
  Record<string, number>
>;

/** A script whose size is more than this above what it was when the budget was set has grown. */
const GROWN_KB = 0.2;

/**
 * What is beyond the budget, with the names of what has grown or come since the sizes in `page-weights.json`; an empty
 * size there is what the page asks for beside scripts.
 */
export function findExcess(page: string, weight: PageWeight, budget: PageBudget): string[] {
  const known = KNOWN[page] ?? {};
  const kb = [...weight.scripts.values()].reduce((sum, size) => sum + size, 0);
  const grown = [...weight.scripts].filter(([name, size]) => size > (known[name] ?? 0) + GROWN_KB);
  const names = weight.requests.map((name) => name.replace(/\?.*/, ''));
  // What is new, and what is asked for more than once.
  const added = names.filter((name, at) => !(name in known) || names.indexOf(name) < at);
  const figures = [
    {
      what: 'kB of scripts',
      is: kb,
      limit: budget.scriptsKb,
      of: grown.map(([name, size]) => `${name} ${size.toFixed(1)} (${String(known[name] ?? 0)})`),
    },
    { what: 'requests', is: weight.requests.length, limit: budget.requests, of: added },
    { what: 'calls', is: weight.calls.length, limit: budget.calls, of: weight.calls },
    { what: 'kB of portal/resolve', is: weight.resolveKb, limit: budget.resolveKb, of: [] },
  ];
  return figures
    .filter(({ is, limit }) => is > limit)
    .map(
      ({ what, is, limit, of }) =>
        `${page}: ${String(Math.round(is * 10) / 10)} ${what}, at most ${String(limit)}: ${of.join(', ')}`,
    );
}

/** Texts that stand once in each library's own code. */
const LIBRARIES = {
  zod: '$ZodCheckLessThan',
  axios: 'ERR_BAD_OPTION_VALUE',
  immer: 'immer-draftable',
  'react-dom': '__reactFiber$',
};

/** Libraries that more than one script of the page contains. */
export function findTwice({ texts }: PageWeight): string[] {
  return Object.entries(LIBRARIES).flatMap(([library, mark]) => {
    const files = [...texts].filter(([, text]) => text.includes(mark)).map(([name]) => name);
    return files.length > 1 ? [`${library} is in ${files.join(' and ')}`] : [];
  });
}
