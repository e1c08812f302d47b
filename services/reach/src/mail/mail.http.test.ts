import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import {
  createPlatformApp,
  HttpClient,
  waitUntilSettled,
  type PlatformApp,
  type PlatformAppOptions,
} from '@atrium/testing';
import { TenantDb } from '@atrium/platform';
import { defineMail } from './mail-kind.js';
import { Mailer } from './mailer.js';

const PENS = defineMail({ key: 'pens.news', notCounted: 'For these tests.' });
const MAIL = {
  kind: PENS,
  to: 'asha@acme.test',
  subject: 'Hello <b>Asha</b>',
  text: ['First paragraph.', 'Second & last.'],
  action: { label: 'Open it', url: 'http://localhost:4300/x?token=a&b=c' },
};

let platform: PlatformApp;
const start = async (options: PlatformAppOptions = {}) => {
  platform = await createPlatformApp(options);
};
afterEach(() => platform.close());

async function send(mail = MAIL): Promise<void> {
  await platform.app
    .get(TenantDb)
    .run(randomUUID(), () => platform.app.get(Mailer).send(mail, { languageOf: [] }));
  await waitUntilSettled(platform.database);
}

/** Opens the outbox's pages as a browser on this machine would be redirected to them. */
async function openOutbox(): Promise<HttpClient> {
  const { status, headers } = await platform.client().get('/api/outbox');
  expect([status, headers.location]).toEqual([302, expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)]);
  return new HttpClient(headers.location ?? '');
}

test('without SMTP the mail is on the outbox page, escaped, with a link that works', async () => {
  await start();
  const outbox = await openOutbox();
  expect((await outbox.get('/')).text).toContain('No mail yet.');
  await send();
  const list = await outbox.get('/');
  expect(list.text).toContain('Hello &lt;b&gt;Asha&lt;/b&gt;');
  expect(list.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const address = /href="(\/[^"]+)"/.exec(list.text)?.[1] ?? '';
  const message = await outbox.get(address);
  expect(message.text).toContain('<a href="http://localhost:4300/x?token=a&amp;b=c">');
  expect(message.text).toContain('Second &amp; last.');
});

test('the newest mail comes first', async () => {
  await start();
  await send({ ...MAIL, subject: 'older' });
  await send({ ...MAIL, subject: 'newer' });
  expect((await (await openOutbox()).get('/')).text).toMatch(/newer[\s\S]*older/);
});

test.each([
  ['a proxy passed it on', { 'x-forwarded-for': '203.0.113.9' }],
  ['a proxy passed it on', { forwarded: 'for=203.0.113.9' }],
  ['a proxy passed it on', { 'x-real-ip': '203.0.113.9' }],
  ['a proxy passed it on', { via: '1.1 front' }],
  ['the name is not a local one', { host: 'portal.example.com' }],
])('the outbox answers 404 when %s', async (_, headers) => {
  await start();
  await send();
  const answer = await platform.client().send({ method: 'GET', path: '/api/outbox', headers });
  expect([answer.status, answer.text.includes('Asha')]).toEqual([404, false]);
  const outbox = await openOutbox();
  expect((await outbox.send({ method: 'GET', path: '/', headers })).status).toBe(404);
});

/** A proxy that adds no headers, like nginx with a bare `proxy_pass http://127.0.0.1:PORT`. */
async function startBareProxy(target: string): Promise<http.Server> {
  const { host } = new URL(target);
  const proxy = http.createServer((request, response) => {
    const { method, url = '/', headers } = request;
    const inner = http.request(new URL(url, target), { method, headers: { ...headers, host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(inner);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return proxy;
}

test('through a proxy without headers a stranger is redirected to their own machine and reads no mail', async () => {
  await start();
  await send();
  const [id = ''] = /[0-9a-f-]{36}/.exec((await (await openOutbox()).get('/')).text) ?? [];
  const proxy = await startBareProxy(await platform.app.getUrl());
  const stranger = new HttpClient(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  for (const path of ['/api/outbox', '/api/outbox/', `/api/outbox/${id}`, `/${id}`, '/']) {
    const { status, text, headers } = await stranger.get(path);
    expect([302, 404]).toContain(status);
    expect(text).not.toMatch(/Asha|Second/);
    expect(headers.location ?? 'http://127.0.0.1:0').toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  }
  proxy.close();
});

test('with a public URL elsewhere there is no outbox unless it is configured', async () => {
  const PUBLIC_URL = 'https://portal.example.com';
  await start({ variables: { PUBLIC_URL } });
  expect((await platform.client().get('/api/outbox')).status).toBe(404);
  await platform.close();
  await start({ variables: { PUBLIC_URL, ATRIUM_OUTBOX: 'on' } });
  expect((await (await openOutbox()).get('/')).text).toContain('No mail yet.');
});

test.each(['nope', '../../etc/passwd', encodeURIComponent('../x'), randomUUID()])(
  'a mail that does not exist answers 404: %s',
  async (id) => {
    await start();
    expect((await (await openOutbox()).get(`/${id}`)).status).toBe(404);
  },
);

/** Speaks just enough SMTP to receive mails. */
async function startMailServer(received: string[]): Promise<Server> {
  const server = createServer((socket) => {
    let data = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (data) {
        received.push(text);
        data = !text.endsWith('\r\n.\r\n');
        if (!data) socket.write('250 taken\r\n');
      } else if (text.startsWith('DATA')) {
        data = true;
        socket.write('354 go on\r\n');
      } else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test('with SMTP the mail is sent and there is no outbox', async () => {
  const received: string[] = [];
  const server = await startMailServer(received);
  const address = server.address() as { port: number };
  await start({
    variables: { SMTP_URL: `smtp://127.0.0.1:${address.port}`, MAIL_FROM: 'Atrium <hi@acme.test>' },
  });
  await send();
  expect(received.join('')).toMatch(
    /From: Atrium <hi@acme\.test>[\s\S]*To: asha@acme\.test[\s\S]*Second & last\./,
  );
  expect((await platform.client().get('/api/outbox')).status).toBe(404);
  server.close();
});

test('while the mail server is away the mail waits, and is tried again', async () => {
  await start({ variables: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  await send();
  const [queued] = await platform.database.query(
    'select attempts, run_at > now() as later from graphile_worker._private_jobs',
  );
  expect(queued).toEqual({ attempts: 1, later: true });
  expect(await platform.database.query('select state, run from job')).toEqual([{ state: 'queued', run: 1 }]);
});

test('a delivered mail is deleted, with the link in it', async () => {
  await start();
  await send();
  expect(await platform.database.query('select payload from job')).toEqual([]);
});
