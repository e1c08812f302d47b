import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPlatformApp, type PlatformApp } from '@atrium/testing';

let platform: PlatformApp;
beforeAll(async () => {
  platform = await createPlatformApp();
});
afterAll(() => platform.close());

async function ask(path: string, encodings: string) {
  const answer = await platform
    .client()
    .open({ method: 'GET', path, headers: { 'accept-encoding': encodings } });
  return { headers: answer.headers, bytes: await buffer(answer) };
}

test('a long JSON answer is compressed for clients that accept it', async () => {
  const plain = await ask('/api/openapi.json', 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await ask('/api/openapi.json', 'gzip, deflate, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
  const gzip = await ask('/api/openapi.json', 'gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
  expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 3);
});

test('a short answer is sent as it is', async () => {
  const { headers } = await ask('/api/health/live', 'gzip, br');
  expect(headers['content-encoding']).toBeUndefined();
});

test.each(['/api/health/live', '/api/openapi.json'])(
  'HEAD %s has the head of the GET and no body',
  async (path) => {
    const open = (method: 'GET' | 'HEAD') =>
      platform.client().open({ method, path, headers: { 'accept-encoding': 'br' } });
    const [head, whole] = [await open('HEAD'), await open('GET')];
    expect(head.statusCode).toBe(200);
    expect((await buffer(head)).length).toBe(0);
    expect((await buffer(whole)).length).toBeGreaterThan(0);
    for (const name of ['content-type', 'content-encoding', 'content-length', 'etag'])
      expect(head.headers[name]).toBe(whole.headers[name]);
  },
);
