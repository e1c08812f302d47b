import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import {
  createPlatformApp,
  createTestUser,
  sendPart,
  waitUntilSettled,
  type PlatformApp,
} from '@atrium/testing';
import sharp from 'sharp';
import { S3ByteStore } from './s3-byte-store.js';
import { NoteFiles } from './testing/note-use.fixture.js';
import { S3_KEYS, S3Server } from './testing/s3-server.fixture.js';

const server = new S3Server();
const hr = createTestUser('hr');
let endpoint: string;
let platform: PlatformApp;
beforeAll(async () => {
  endpoint = await server.start();
  const FILES_URL = `s3://acme/portal?region=eu-central-1&endpoint=${endpoint}`;
  platform = await createPlatformApp({ providers: [NoteFiles], variables: { FILES_URL, ...S3_KEYS } });
});
afterAll(async () => {
  await platform.close();
  server.stop();
});

test('with a bucket, an upload in parts ends as one private object, read in part and removed again', async () => {
  const client = platform.client(hr);
  const image = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0ca678' } })
    .png()
    .toBuffer();
  const announced = { use: 'test.note-file', name: 'a.png', size: image.length };
  const { id } = (await client.post('/api/files', announced)).body;
  for (let at = 0; at < image.length; at += 100)
    expect((await sendPart(client, id, at, image.subarray(at, at + 100))).status).toBe(200);
  expect((await client.post(`/api/files/${id}/finish`)).body).toMatchObject({ type: 'image/webp' });
  await waitUntilSettled(platform.database);
  expect([...server.objects.keys()].map((key) => key.replace(/[0-9a-f-]{32,36}/g, 'x')).sort()).toEqual([
    'acme/portal/x/x/full',
    'acme/portal/x/x/small',
  ]);
  expect(server.puts.every((headers) => headers['x-amz-acl'] === undefined)).toBe(true);
  const headers = { range: 'bytes=8-11' };
  const part = await client.open({ method: 'GET', path: `/api/files/${id}/content/full`, headers });
  expect([part.statusCode, await text(part)]).toEqual([206, 'WEBP']);
  await client.delete(`/api/files/${id}`);
  await waitUntilSettled(platform.database);
  expect(server.objects.size).toBe(0);
});

const storeWith = (given: object = {}) =>
  new S3ByteStore({
    kind: 's3',
    bucket: 'acme',
    prefix: '',
    endpoint,
    region: 'us-east-1',
    sessionToken: undefined,
    accessKeyId: S3_KEYS.AWS_ACCESS_KEY_ID,
    secretAccessKey: S3_KEYS.AWS_SECRET_ACCESS_KEY,
    ...given,
  });

test('bytes go through as a stream, with their length', async () => {
  const store = storeWith();
  const size = 20_000_000;
  function* chunks() {
    for (let sent = 0; sent < size; sent += 100_000) yield Buffer.alloc(100_000, sent / 100_000);
  }
  await store.put('big/full', Readable.from(chunks()), size);
  expect(server.puts.at(-1)).toMatchObject({ 'content-length': String(size) });
  expect((await buffer(await store.get('big/full'))).equals(Buffer.concat([...chunks()]))).toBe(true);
  await store.removeFolder('big');
  await expect(store.get('big/full')).rejects.toThrow('The object store answered 404 to GET.');
});

test('removing one folder leaves those whose names begin alike', async () => {
  const store = storeWith();
  for (const key of ['a/1', 'a/2', 'a/3', 'ab/1']) await store.put(key, Readable.from([Buffer.from('x')]), 1);
  await store.removeFolder('a');
  expect([...server.objects.keys()]).toEqual(['acme/ab/1']);
  await store.removeFolder('ab');
});

test('a source that ends early leaves nothing, and so does a wrong key', async () => {
  const store = storeWith();
  const early = Readable.from([Buffer.from('x')]);
  await expect(store.put('short/full', early, 5)).rejects.toThrow();
  const wrong = storeWith({ secretAccessKey: 'wrong' });
  await expect(wrong.put('a/full', Readable.from([Buffer.from('x')]), 1)).rejects.toThrow('answered 403');
  expect(server.objects.size).toBe(0);
});

test('a store that sends elsewhere is not followed', async () => {
  let asked = 0;
  const elsewhere = createServer((_, response) => {
    asked += 1;
    response.end('x');
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const { port } = elsewhere.address() as AddressInfo;
  const moved = createServer((_, response) =>
    response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end(),
  ).listen(0, '127.0.0.1');
  await once(moved, 'listening');
  const store = storeWith({ endpoint: `http://127.0.0.1:${(moved.address() as AddressInfo).port}` });
  await expect(store.get('a/full')).rejects.toThrow('fetch failed');
  expect(asked).toBe(0);
  for (const each of [moved, elsewhere]) each.close();
});
