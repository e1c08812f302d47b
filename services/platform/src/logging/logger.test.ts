import { QueryFailedError } from 'typeorm';
import { describeError } from './logger.js';

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
