import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];

function tagOf(attributes: Record<string, string>, text: string): HTMLScriptElement {
  const tag = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  tag.textContent = text;
  return tag;
}

/** What is asked for in a way that is not refused to nobody. */
const unrefused: string[] = [];

/** Runs the inline script that precedes all others. @returns the time-out of each call in milliseconds */
async function runAt(address: string): Promise<Record<string, number>> {
  const calls: Record<string, number> = {};
  unrefused.length = 0;
  const limits = new Map<unknown, number>();
  window.history.replaceState(null, '', address);
  document.head.replaceChildren(
    tagOf({ type: 'application/json', id: 'file-hashes', 'data-rest': '/file-hashes.json' }, '{}'),
    tagOf({ type: 'application/json', id: 'page-files' }, '{}'),
  );
  Object.assign(globalThis, {
    fetch: (url: string, { signal, headers }: { signal?: object; headers?: object } = {}) => {
      calls[url] = limits.get(signal) ?? Infinity;
      if (headers && 'x-may-be-nobody' in headers) unrefused.push(url);
      return Promise.resolve(new Response('{}'));
    },
    AbortSignal: {
      timeout: (limitMs: number) => {
        const signal = {};
        limits.set(signal, limitMs);
        return signal;
      },
    },
  });
  runInThisContext(script);
  await Promise.resolve();
  return calls;
}

test.each([
  ['/acme/dashboard', ['auth/me', 'portal/resolve', 'settings', 'portal/home']],
  ['/acme/auth/login', ['auth/me', 'companies/acme']],
  ['/', ['auth/me', 'portal/info']],
])('what %s asks the server for is given up after 100 s', async (address, expected) => {
  const calls = await runAt(address);
  const asked = Object.keys(calls).map((url) => url.split('?', 1)[0]);
  expect(asked).toEqual(expect.arrayContaining(expected.map((url) => `/api/${url}`)));
  expect(Object.values(calls).every((limit) => limit === 100_000)).toBe(true);
});

test('whether somebody is signed in is asked for without a refusal, and nothing else is', async () => {
  await runAt('/acme/dashboard');
  expect(unrefused).toEqual(['/api/auth/me']);
});

test('the hashes of the files are given up when a file would be', async () => {
  expect(await runAt('/acme/people')).toHaveProperty(['/file-hashes.json'], 120_000);
});

test.each([
  '/acme/client/proposal#token=a.b',
  '/acme/client/proposal#link=a.b',
  '/calendar/answer#token=a.b',
  '/acme/client/form?key=a',
  '/acme/client/form#confirm=a.b',
  '/acme/client/checkProposal',
])('at %s nothing is asked for that would be refused', async (address) => {
  const calls = Object.keys(await runAt(address)).filter((url) => url.startsWith('/api/'));
  expect(calls).toEqual(['/api/auth/me']);
});
