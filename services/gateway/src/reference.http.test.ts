import { TestPortal } from '@atrium/testing';

let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start();
});
afterAll(() => portal.close());

test('the reference shows every operation of the API and who may call it', async () => {
  const visitor = portal.browser();
  const { body: document } = await visitor.get('/api/openapi.json');
  const operations = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId);
  const page = await visitor.get('/api/docs');
  const articles = String(page.body).split('<article ').slice(1);
  expect(page.headers['content-type']).toContain('text/html');
  expect(articles.map((article) => /id="(\w+)"/.exec(article)?.[1]).sort()).toEqual([...operations].sort());
  const silent = articles.filter(
    (article) => !/<p>(Everyone|Every |All staff|Staff with|The operator of)/.test(article),
  );
  expect(silent).toEqual([]);
});
