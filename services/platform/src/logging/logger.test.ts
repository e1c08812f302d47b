import { QueryFailedError } from 'typeorm';
import { createLogger, describeError } from './logger.js';

test('an error is logged without the values that it carries', () => {
  const driver = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(asha@acme.test)',
  });
  const failed = new QueryFailedError('insert into user', ['asha@acme.test', 'hash'], driver);
  const text = JSON.stringify(describeError(new Error('outer', { cause: failed })));
  expect(text).toContain('duplicate key');
  expect(text).toContain('23505');
  expect(text).not.toContain('asha@acme.test');
});

test('an entry is one line of JSON with its time, whatever stands in it, and hides what is secret', () => {
  const lines: string[] = [];
  const logger = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const forged = 'asha\n{"level":30,"msg":"signed in"}\u2028\u001b[2J';
  logger.info(
    { name: forged, password: 'p', headers: { cookie: 'c' }, request: { body: { token: 't' } } },
    forged,
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/\p{Cc}/u);
  const entry = JSON.parse(lines[0] ?? '');
  expect(entry).toMatchObject({ name: forged, msg: forged, password: '[hidden]' });
  expect([entry.headers.cookie, entry.request.body.token]).toEqual(['[hidden]', '[hidden]']);
  expect(Math.abs(entry.time - Date.now())).toBeLessThan(60_000);
});
