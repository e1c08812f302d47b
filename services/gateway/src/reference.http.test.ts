import { TestPortal } from '@atrium/testing';

let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start();
});
afterAll(() => portal.close());

interface Described {
  paths: Record<string, Record<string, { summary: string; description: string }>>;
}

test('every operation of the API has a title and says who may call it', async () => {
  const { body } = await portal.browser().get<Described>('/api/openapi.json');
  const operations = Object.values(body.paths).flatMap((methods) => Object.values(methods));
  const silent = operations.filter(
    ({ summary, description }) =>
      !summary.includes(' ') || !/^(Everyone|Every |All staff|Staff with|The operator of)/.test(description),
  );
  expect(operations.length).toBeGreaterThan(100);
  expect(silent).toEqual([]);
});

test('the reference page and all its files come from the portal itself, under a policy without exceptions', async () => {
  const visitor = portal.browser();
  const { headers, body: page } = await visitor.get<string>('/api/docs');
  expect(headers['content-type']).toContain('text/html');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:/);
  const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  const answers = await Promise.all(files.map((file) => visitor.open({ method: 'GET', path: file })));
  for (const answer of answers) answer.destroy();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers.map(({ headers: { 'content-type': type } }) => type)).toEqual([
    'text/css; charset=utf-8',
    'text/javascript; charset=utf-8',
  ]);
});
