import { loadEnv } from './env.js';

const good = {
  ATRIUM_DATA: '/tmp/data',
  ATRIUM_SHELL: '/tmp/shell',
  DATABASE_URL: 'postgres://postgres:x@localhost/atrium',
  ATRIUM_SECRET: 'x'.repeat(32),
  ATRIUM_SECRET_KEYS: `one:${'a'.repeat(64)}`,
};

test('defaults fit an installation on this machine', () => {
  expect(loadEnv(good)).toMatchObject({
    port: 4300,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4300',
    demo: true,
    outbox: true,
    onThisMachine: true,
    releaseDirs: [],
    trustProxyHops: 0,
    smtpUrl: undefined,
  });
});

test.each([
  [{}, { demo: true, outbox: true }],
  [{ PUBLIC_URL: 'http://127.0.0.1:4300' }, { demo: true, outbox: true }],
  [{ SMTP_URL: 'smtp://localhost' }, { demo: true, outbox: false }],
  [{ PUBLIC_URL: 'https://portal.example.com' }, { demo: false, outbox: false }],
  [{ PUBLIC_URL: 'http://192.168.1.7:4300' }, { demo: false, outbox: false }],
  [
    { PUBLIC_URL: 'https://portal.example.com', ATRIUM_DEMO: 'on' },
    { demo: true, outbox: false },
  ],
  [
    { PUBLIC_URL: 'https://portal.example.com', ATRIUM_OUTBOX: 'on' },
    { demo: false, outbox: true },
  ],
  [
    { ATRIUM_DEMO: 'off', ATRIUM_OUTBOX: 'off' },
    { demo: false, outbox: false },
  ],
])('with %j: %j', (variables, expected) => {
  expect(loadEnv({ ...good, ...variables })).toMatchObject(expected);
});

test('an empty variable is not set; addresses and folders are made plain', () => {
  const env = loadEnv({ ...good, PORT: '', PUBLIC_URL: 'https://a.example/', ATRIUM_RELEASES: '["a","/b"]' });
  expect(env.publicUrl).toBe('https://a.example');
  expect(env.releaseDirs).toEqual([`${process.cwd()}/a`, '/b']);
});

test.each([
  ['PORT', 'many', 'PORT must be a number.'],
  ['PORT', '70000', 'PORT must be between 0 and 65535.'],
  ['PUBLIC_URL', 'portal', 'PUBLIC_URL must be an address like https://portal.example.com.'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must begin with postgres://.'],
  ['DATABASE_URL', 'postgres://u:p@db/x', 'DATABASE_URL leads to another machine: add sslmode=verify-full'],
  ['DATABASE_URL', undefined, 'DATABASE_URL must be set.'],
  ['ATRIUM_SECRET', 'short', 'ATRIUM_SECRET must have at least 32 characters.'],
  ['ATRIUM_SECRET_KEYS', undefined, 'ATRIUM_SECRET_KEYS must be set.'],
  ['ATRIUM_SECRET_KEYS', 'one:abc', 'ATRIUM_SECRET_KEYS must be'],
  ['ATRIUM_SECRET_KEYS', ' ', 'ATRIUM_SECRET_KEYS must be'],
  ['ATRIUM_SECRET_KEYS', `a:${'a'.repeat(64)},a:${'b'.repeat(64)}`, 'ATRIUM_SECRET_KEYS has two keys'],
  ['ATRIUM_DATA', undefined, 'ATRIUM_DATA must be set to a folder.'],
  ['ATRIUM_DEMO', 'yes', 'ATRIUM_DEMO must be on or off.'],
  ['ATRIUM_RELEASES', 'a,b', 'ATRIUM_RELEASES must be a JSON array of folders.'],
  ['FILES_URL', 'https://x', 'FILES_URL must be file:///folder or s3://'],
  ['FILES_URL', 's3://bucket', 'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.'],
  ['FILES_QUOTA_MB', '0', 'FILES_QUOTA_MB must be between'],
  ['SMTP_URL', 'http://x', 'SMTP_URL must begin with smtp:// or smtps://.'],
  ['ATRIUM_SECURITY_CONTACT', 'call us', 'ATRIUM_SECURITY_CONTACT must begin with mailto: or https://.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be debug, info, warn, error or silent.'],
])('%s=%s says: %s', (name, value, sentence) => {
  expect(() => loadEnv({ ...good, [name]: value })).toThrow(sentence);
});

test('the keys of secrets are read in their order, by comma or line', () => {
  const [a, b] = ['a', 'b'].map((digit) => digit.repeat(64));
  for (const between of [',', '\n', ' , '])
    expect(loadEnv({ ...good, ATRIUM_SECRET_KEYS: `two:${b}${between}one:${a}\n` }).secretKeys).toEqual([
      { id: 'two', bytes: Buffer.alloc(32, 0xbb) },
      { id: 'one', bytes: Buffer.alloc(32, 0xaa) },
    ]);
});

test('files are kept in the data folder, another folder, or a bucket', () => {
  expect(loadEnv(good).files).toEqual({ kind: 'folder', folder: '/tmp/data/files' });
  expect(loadEnv({ ...good, FILES_URL: 'file:///srv/files' }).files).toMatchObject({ folder: '/srv/files' });
  const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  const placeOf = (FILES_URL: string) => loadEnv({ ...good, ...keys, FILES_URL }).files;
  const frankfurt = {
    bucket: 'acme',
    prefix: 'portal/files',
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
  };
  expect(placeOf('s3://acme/portal/files/?region=eu-central-1')).toMatchObject(frankfurt);
  const own = 's3://acme?endpoint=http://localhost:9000/';
  expect(placeOf(own)).toMatchObject({ prefix: '', endpoint: 'http://localhost:9000', region: 'us-east-1' });
  for (const plain of [
    'http://store:9000',
    'http://localhost.example.com',
    'HTTP://store',
    'ftp://localhost',
  ])
    expect(() => placeOf(`s3://acme?endpoint=${plain}`)).toThrow('must begin with https://.');
});

test('every wrong variable gets its sentence', () => {
  expect(() => loadEnv({})).toThrow(
    /ATRIUM_DATA .*\nDATABASE_URL .*\nATRIUM_SECRET .*\nATRIUM_SECRET_KEYS .*/,
  );
});
