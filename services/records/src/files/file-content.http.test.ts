import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  createPlatformApp,
  createTestUser,
  tryUpload,
  type HttpClient,
  type PlatformApp,
} from '@atrium/testing';
import sharp from 'sharp';
import { FaceFiles, NoteFiles } from './testing/note-use.fixture.js';

const hr = createTestUser('hr');

let platform: PlatformApp;
let client: HttpClient;
beforeAll(async () => {
  platform = await createPlatformApp({ providers: [NoteFiles, FaceFiles] });
  client = platform.client(hr);
});
afterAll(() => platform.close());

const upload = (by: HttpClient, bytes: Buffer, given: { use?: string; name?: string } = {}) =>
  tryUpload(by, bytes, { use: 'test.note-file', ...given });
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3b5bdb' } });
const bytesOf = async (id: string, variant = 'full') => {
  const answer = await client.open({ method: 'GET', path: `/api/files/${id}/content/${variant}` });
  return { headers: answer.headers, bytes: await buffer(answer) };
};
/** A ZIP archive with these entries, not compressed. */
function zipOf(entries: Record<string, string>): Buffer {
  const parts = Object.entries(entries).map(([name, text]) => {
    const head = Buffer.alloc(30);
    head.write('PK\x03\x04', 'latin1');
    head.writeUInt16LE(20, 4);
    head.writeUInt32LE(text.length, 18);
    head.writeUInt32LE(text.length, 22);
    head.writeUInt16LE(name.length, 26);
    return Buffer.concat([head, Buffer.from(name), Buffer.from(text)]);
  });
  return Buffer.concat(parts);
}
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const wordFile = zipOf({
  '[Content_Types].xml': `<Types><Override ContentType="${WORD}.main+xml"/></Types>`,
  'word/document.xml': '<w:document/>',
});

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a %s image is written anew as WebP, smaller, and beside it a small one',
  async (format) => {
    const bytes = await picture(900, 450).toFormat(format).toBuffer();
    const { body } = await upload(client, bytes, { name: `Straße.${format}` });
    expect(body).toMatchObject({ type: 'image/webp', name: 'Straße.webp', state: 'ready' });
    const full = await bytesOf(body.id);
    expect(full.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `inline; filename="Stra_e.webp"; filename*=UTF-8''Stra%C3%9Fe.webp`,
    });
    expect(await sharp(full.bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 200 });
    const small = await bytesOf(body.id, 'small');
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
  },
);

test('a photo becomes the square in the middle, and must be an image', async () => {
  const bytes = await picture(900, 450).png().toBuffer();
  const { body } = await upload(client, bytes, { use: 'test.face', name: 'face.png' });
  expect(await sharp((await bytesOf(body.id)).bytes).metadata()).toMatchObject({ width: 256, height: 256 });
  const text = await upload(client, Buffer.from('%PDF-1.7\n'), { use: 'test.face', name: 'face.png' });
  expect([text.status, (text.body as never as { error: { message: string } }).error.message]).toEqual([
    422,
    'Choose a JPEG, PNG, WebP, GIF or AVIF image.',
  ]);
});

test('a photo’s place and appended data are removed', async () => {
  const secret = 'nobody-may-read-this';
  const photo = await picture(200, 100)
    .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { body } = await upload(client, Buffer.concat([photo, Buffer.from(`<script>${secret}</script>`)]));
  const { bytes } = await bytesOf(body.id);
  const { exif, orientation, width, height } = await sharp(bytes).metadata();
  expect({ exif, orientation, width, height }).toEqual({ width: 100, height: 200 });
  expect(bytes.includes(secret)).toBe(false);
});

test('the file name gets the extension of the content', async () => {
  const cases: [Buffer, string, string][] = [
    [Buffer.from('a,b\n1,2\n'), 'list.csv', 'list.csv'],
    [Buffer.from('hello'), 'run.exe', 'run.exe.txt'],
    [Buffer.from('%PDF-1.7\n%\xe2\xe3\n1 0 obj', 'latin1'), 'letter.html', 'letter.html.pdf'],
    [wordFile, 'contract.docx', 'contract.docx'],
  ];
  for (const [bytes, name, kept] of cases)
    expect((await upload(client, bytes, { name })).body).toMatchObject({ name: kept, state: 'ready' });
});

const HOSTILE: [string, () => Buffer | Promise<Buffer>][] = [
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page after a byte order mark', () => Buffer.from('\ufeff \n<html><script>alert(1)</script>')],
  ['an SVG image', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['an SVG image with a prologue', () => Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>')],
  ['a program', () => Buffer.concat([Buffer.from('MZ'), randomBytes(500)])],
  ['an ELF program', () => Buffer.concat([Buffer.from('\x7fELF'), randomBytes(500)])],
  ['an archive', () => zipOf({ 'a.txt': 'a' })],
  ['noise', () => Buffer.concat([Buffer.from([0]), randomBytes(5_000)])],
  ['text with a NUL', () => Buffer.from('some text\0 and more')],
  ['half an image', async () => (await picture(500, 500).png().toBuffer()).subarray(0, 300)],
  [
    'the beginning of an image and noise',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(900)]),
  ],
  ['an image of a hundred megapixels', () => picture(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer()],
  ['a PNG that claims to be immense', async () => widened(await picture(10, 10).png().toBuffer())],
];

function widened(png: Buffer): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(2_000_000_000, 16);
  return copy;
}

test.each(HOSTILE)('%s is refused in words, under any name, and leaves nothing', async (_, make) => {
  const bytes = await make();
  for (const name of ['photo.png', 'letter.pdf']) {
    const answer = await upload(client, bytes, { name });
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('FILE_NOT_ACCEPTED')]);
  }
  expect(
    await platform.database.query(
      `select id from file where state in ('receiving', 'ready') and name in ($1, $2)`,
      ['photo.png', 'letter.pdf'],
    ),
  ).toEqual([]);
});

test('many images at once keep the memory within bounds', async () => {
  const bytes = await picture(3_000, 3_000).jpeg().toBuffer();
  const before = process.memoryUsage.rss();
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(client, bytes)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  // Decoding eight of them at the same moment would take 216 MB.
  expect(process.memoryUsage.rss() - before).toBeLessThan(180_000_000);
});

test('files of a removed use cannot be read', async () => {
  const { id } = (await upload(client, Buffer.from('text'))).body;
  await platform.database.query(
    `update file set purpose = 'test.gone', state = 'attached', record_id = $2 where id = $1`,
    [id, randomUUID()],
  );
  expect((await client.get(`/api/files/${id}/content/full`)).status).toBe(404);
});
