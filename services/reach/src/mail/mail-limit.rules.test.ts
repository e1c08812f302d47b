import { companyLimit, isNewCompany, MAIL_LIMITS } from './mail-limit.rules.js';

test('a company sends less in its first week', () => {
  const made = new Date('2026-11-01T00:00:00Z');
  const limitAt = (now: string) => companyLimit(isNewCompany(made, new Date(now)));
  expect(limitAt('2026-11-07T23:59:59Z')).toEqual(MAIL_LIMITS.newCompany);
  expect(limitAt('2026-11-08T00:00:00Z')).toEqual(MAIL_LIMITS.company);
});
