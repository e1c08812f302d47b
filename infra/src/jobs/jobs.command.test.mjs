import { describeDead } from './dead-jobs.report.mjs';
import { readArguments } from './jobs.arguments.mjs';

const job = {
  id: '41',
  kind: 'platform.mail-delivery',
  companyId: '0197',
  attempts: 10,
  error: 'connect\n  ECONNREFUSED',
  since: new Date('2026-11-20T08:00:00Z'),
};

test('dead jobs are listed with everything needed to decide', () => {
  expect(describeDead([job, { ...job, id: '42', companyId: null, attempts: 1, error: null }])).toBe(
    [
      '41  platform.mail-delivery  company 0197',
      '    10 attempts since 2026-11-20T08:00:00.000Z',
      '    connect ECONNREFUSED',
      '42  platform.mail-delivery  the installation',
      '    1 attempt since 2026-11-20T08:00:00.000Z',
      '    its worker was killed',
      '',
      'npm run jobs -- retry ID, or retry all, sets them off again.',
    ].join('\n'),
  );
  expect(describeDead([])).toBe('No failed jobs.');
});

test.each([
  [[], { list: true }],
  [['retry', '41'], { list: false, id: '41' }],
  [['retry', 'all'], { list: false, id: 'all' }],
])('%j', (args, wanted) => {
  expect(readArguments(args)).toEqual(wanted);
});

test.each([[['retry']], [['delete', '41']], [['retry', '41', '42']]])('%j is not understood', (args) => {
  expect(() => readArguments(args)).toThrow('npm run jobs');
});
