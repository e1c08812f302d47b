import { Logger } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { AppError } from './app-error.js';
import { ErrorFilter } from './error.filter.js';

const lines: { level: string; line: Record<string, unknown> }[] = [];
const keep = (level: string) => (line: Record<string, unknown>) => void lines.push({ level, line });
beforeAll(() => Logger.overrideLogger({ log: keep('info'), warn: keep('warn'), error: keep('error') }));
afterAll(() => Logger.overrideLogger(false));
beforeEach(() => lines.splice(0));

const request = {
  id: 'request-1',
  method: 'PATCH',
  url: '/api/users/7?token=very-secret',
  user: { id: 'asha', companyId: 'acme' },
};
const reply = { sent: true, raw: { headersSent: true } };

const refuse = (error: unknown) => new ErrorFilter().catch(error, new ExecutionContextHost([request, reply]));

test.each(['ACCESS_DENIED', 'TOO_MANY_ATTEMPTS', 'CROSS_SITE_REQUEST', 'VALIDATION_FAILED'] as const)(
  'a refusal stands in the log with why, who and where, without what was sent: %s',
  (code) => {
    refuse(new AppError(code));
    const { id: requestId, user, method } = request;
    const line = {
      requestId,
      code,
      method,
      path: '/api/users/7',
      userId: user.id,
      companyId: user.companyId,
    };
    expect(lines).toEqual([{ level: 'info', line }]);
  },
);

test('a failure of ours stands in the log as an error, with its cause', () => {
  const error = new Error('a bug');
  refuse(error);
  expect(lines).toMatchObject([{ level: 'error', line: { code: 'INTERNAL', userId: 'asha', err: error } }]);
});
