import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import {
  createPlatformApp,
  waitUntilSettled,
  type PlatformApp,
  type PlatformAppOptions,
} from '@atrium/testing';
import { TenantDb } from '../database/tenant-db.js';
import { Mailer } from './mailer.js';

const MAIL = {
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

test('without SMTP the mail is on the outbox page, escaped, with a link that works', async () => {
  await start();
  expect((await platform.client().get('/api/outbox')).text).toContain('No mail yet.');
  await send();
  const list = await platform.client().get('/api/outbox');
  expect(list.text).toContain('Hello &lt;b&gt;Asha&lt;/b&gt;');
  expect(list.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const address = /href="(\/api\/outbox\/[^"]+)"/.exec(list.text)?.[1] ?? '';
  const message = await platform.client().get(address);
  expect(message.text).toContain('<a href="http://localhost:4300/x?token=a&amp;b=c">');
  expect(message.text).toContain('Second &amp; last.');
});

test('the newest mail comes first', async () => {
  await start();
  await send({ ...MAIL, subject: 'older' });
  await send({ ...MAIL, subject: 'newer' });
  expect((await platform.client().get('/api/outbox')).text).toMatch(/newer[\s\S]*older/);
});

test.each([
  ['a proxy passed it on', { 'x-forwarded-for': '203.0.113.9' }],
  ['a proxy passed it on', { forwarded: 'for=203.0.113.9' }],
  ['the name is not a local one', { host: 'portal.example.com' }],
])('the outbox answers 404 when %s', async (_, headers) => {
  await start();
  await send();
  const answer = await platform.client().send({ method: 'GET', path: '/api/outbox', headers });
  expect([answer.status, answer.text.includes('Asha')]).toEqual([404, false]);
});

test.each(['nope', '../../etc/passwd', encodeURIComponent('../x'), randomUUID()])(
  'a mail that does not exist answers 404: %s',
  async (id) => {
    await start();
    expect((await platform.client().get(`/api/outbox/${id}`)).status).toBe(404);
  },
);

/** Speaks just enough SMTP to take mails. */
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

test('what was mailed is forgotten, with the link in it', async () => {
  await start();
  await send();
  expect(await platform.database.query('select payload from job')).toEqual([]);
});
