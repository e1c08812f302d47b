import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { buffer, text } from 'node:stream/consumers';
import { TestPortal } from '@atrium/testing';

const INLINE = "document.documentElement.dataset.bsTheme = 'dark';";
const PAGE = `<!doctype html><script>${INLINE}</script><script src="/main.0a1b2c3d.js" integrity="sha384-x"></script>`;
const SCRIPT = 'console.log("the shell");'.repeat(50);

let shell: string;
let portal: TestPortal;
beforeAll(async () => {
  shell = await mkdtemp(path.join(tmpdir(), 'atrium-shell-'));
  await writeFile(path.join(shell, 'index.html'), PAGE);
  await writeFile(path.join(shell, 'main.0a1b2c3d.js'), SCRIPT);
  await writeFile(path.join(shell, 'main.0a1b2c3d.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(path.join(shell, 'main.0a1b2c3d.js.gz'), gzipSync(SCRIPT));
  await writeFile(path.join(shell, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(shell, '.secret.json'), '{}');
  portal = await TestPortal.start({ variables: { ATRIUM_SHELL: shell } });
  const release = path.join(portal.env.dataDir, 'releases', 'hr', '1.0.0-ab12cd34');
  await mkdir(release, { recursive: true });
  await writeFile(path.join(release, 'remote.js'), 'remote();');
  for (const folder of [shell, release]) {
    await writeFile(path.join(folder, 'x.js.map'), '{"sources":[]}');
    await writeFile(path.join(folder, 'x.js.map.br'), brotliCompressSync('{"sources":[]}'));
  }
});
afterAll(async () => {
  await portal.close();
  await rm(shell, { recursive: true });
});

async function get(address: string, headers: Record<string, string> = {}) {
  const answer = await portal.browser().open({ method: 'GET', path: address, headers });
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
}

test.each(['/', '/acme/employee/Attendance', '/signup', '/index.html', '/employee/Onboarding?token=a.b'])(
  '%s answers the page of the shell, which nobody keeps',
  async (address) => {
    const { status, headers, bytes } = await get(address, { accept: 'text/html' });
    expect([status, bytes.toString()]).toEqual([200, PAGE]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
  },
);

test('the page runs only the code it was built with', async () => {
  const { headers } = await get('/', { accept: 'text/html' });
  const hash = createHash('sha256').update(INLINE).digest('base64');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(policy).toContain("style-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(String(headers['content-security-policy'])).not.toMatch(/unsafe/);
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-powered-by']).toBeUndefined();
});

test('a new build shows without a restart', async () => {
  const changed = PAGE.replace('dark', 'light');
  await writeFile(path.join(shell, 'index.html'), changed);
  expect((await get('/', { accept: 'text/html' })).bytes.toString()).toBe(changed);
  await writeFile(path.join(shell, 'index.html'), PAGE);
});

test('a file with a hash in its name is cached for ever, others are revalidated', async () => {
  expect((await get('/main.0a1b2c3d.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  const icon = await get('/favicon.svg');
  expect([icon.headers['cache-control'], icon.headers['content-type']]).toEqual([
    'no-cache',
    'image/svg+xml',
  ]);
  const again = await get('/favicon.svg', { 'if-none-match': String(icon.headers.etag) });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
});

test.each([
  ['br', 'gzip, deflate, br', (bytes: Buffer) => brotliDecompressSync(bytes).toString()],
  [undefined, 'identity', (bytes: Buffer) => bytes.toString()],
])('the encoding %s answers Accept-Encoding: %s', async (encoding, accepted, decode) => {
  const { headers, bytes } = await get('/main.0a1b2c3d.js', { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers.vary, decode(bytes)]).toEqual([
    encoding,
    'accept-encoding',
    SCRIPT,
  ]);
  expect(headers['content-type']).toMatch(/javascript; charset=utf-8/i);
});

test('the page itself is compressed too', async () => {
  const { headers, bytes } = await get('/', { accept: 'text/html', 'accept-encoding': 'br' });
  expect([headers['content-encoding'], brotliDecompressSync(bytes).toString()]).toEqual(['br', PAGE]);
});

test('a released file is cached for ever and may be loaded by any origin', async () => {
  const { status, headers, bytes } = await get('/remotes/hr/1.0.0-ab12cd34/remote.js');
  expect([status, bytes.toString()]).toEqual([200, 'remote();']);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  '/nothing.js',
  '/x.js.map',
  '/x.js.map.br',
  '/x.js%2emap',
  '/x.js.ma%70',
  '/%78.js.map?x',
  '/remotes/hr/1.0.0-ab12cd34/x.js.map',
  '/remotes/hr/1.0.0-ab12cd34/x.js.m%61p',
  '/.secret.json',
  '/remotes/hr/1.0.0-ab12cd34/nothing.js',
  '/remotes/hr/1.0.0-ab12cd34/',
  '/remotes/../outbox/x.json',
  '/remotes/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd.txt',
  '/remotes/%00.js',
  '/api/nothing',
  '/api/nothing.js',
  '/.well-known/security.txt',
])('%s answers 404 or 400, and nobody keeps that', async (address) => {
  const { status, headers, bytes } = await get(address, { accept: 'text/html' });
  expect([400, 404]).toContain(status);
  expect(JSON.parse(bytes.toString())).toHaveProperty('error.requestId');
  expect(headers['cache-control']).toBe('no-store');
});

const SAFE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
};

test.each([
  '/',
  '/main.0a1b2c3d.js',
  '/favicon.svg',
  '/nothing.js',
  '/api/nothing',
  '/api/health/live',
  '/%zz',
  '/api/files/links/no-token',
  '/api/portal/info',
])('%s is what it says, runs nothing by itself, and is told on or read by nobody', async (address) => {
  const { headers } = await get(address);
  expect(headers).toMatchObject(SAFE);
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('a remote’s file may be read by any origin, and is as safe otherwise', async () => {
  const { headers } = await get('/remotes/hr/1.0.0-ab12cd34/remote.js');
  expect(headers).toMatchObject({ ...SAFE, 'cross-origin-resource-policy': 'cross-origin' });
});

/** Sends raw HTTP, because an HTTP client would not send these malformed requests. */
async function say(...lines: string[]): Promise<string> {
  const { hostname, port } = new URL(await portal.app.getUrl());
  const socket = connect(Number(port), hostname);
  socket.end([...lines, '', ''].join('\r\n'));
  return text(socket);
}

test('a malformed request is refused with the same headers', async () => {
  const answer = await say('GET / HTTP/1.1', 'no header');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  for (const name of Object.keys(SAFE)) expect(answer).toContain(`\r\n${name}: `);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    error: { code: 'MALFORMED_REQUEST' },
  });
});

test('a request for data gets no page', async () => {
  expect((await get('/acme/whatever', { accept: 'application/json' })).status).toBe(404);
});

test('a POST to a page answers 404', async () => {
  expect((await portal.browser().post('/acme/dashboard', {})).status).toBe(404);
});

test.each(['TRACE', 'CONNECT', 'PROPFIND', 'DELETE'])('%s of a page is not answered', async (method) => {
  const answer = await say(
    `${method} / HTTP/1.1`,
    'Host: localhost',
    'Cookie: a=secret',
    'Connection: close',
  );
  expect(answer).not.toMatch(/^HTTP\/1\.1 [23]/);
  expect(answer).not.toContain('a=secret');
});

test.each([
  ['a length beside chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
  ['two lengths', ['Content-Length: 5', 'Content-Length: 6']],
  ['chunks that are not the last encoding', ['Transfer-Encoding: chunked, identity']],
])('a request with %s is refused, and nothing behind it is read', async (_, headers) => {
  const hidden = ['0', '', 'GET /api/health/live HTTP/1.1', 'Host: localhost'];
  const answer = await say('POST /api/auth/login HTTP/1.1', 'Host: localhost', ...headers, '', ...hidden);
  expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400']);
});
