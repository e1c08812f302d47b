import { databaseUrlProblem } from './database-url.js';

test.each([
  'postgres://u:p@localhost/atrium',
  'postgresql://u:p@127.0.0.1:5432/atrium?sslmode=disable',
  'postgres://u:p@[::1]/atrium',
  'postgres://u:p@any/atrium?host=/var/run/postgresql',
  'postgres://u:p@db.example/atrium?sslmode=verify-full',
  'postgres://u:p@db.example/atrium?ssl=true',
])('%s may be used', (url) => {
  expect(databaseUrlProblem(url)).toBeNull();
});

test.each([
  'postgres://u:p@db.example/atrium',
  'postgres://u:p@db.example/atrium?sslmode=disable',
  'postgres://u:p@db.example/atrium?sslmode=no-verify',
  'postgres://u:p@db.example/atrium?uselibpqcompat=true&sslmode=require',
  'postgres://u:p@db.example/atrium?ssl=0',
  'postgres://u:p@localhost/atrium?host=db.example',
  'postgres://u:p@10.0.0.7/atrium',
])('%s tells the data on the way', (url) => {
  expect(databaseUrlProblem(url)).toMatch(/^DATABASE_URL leads to another machine: add sslmode=verify-full/);
});

test.each([
  ['mysql://x', 'DATABASE_URL must begin with postgres://.'],
  ['postgres://u:p@db.example/a?sslrootcert=/none', 'ENOENT'],
])('%s is refused in a sentence', (url, sentence) => {
  expect(databaseUrlProblem(url)).toContain(sentence);
});
