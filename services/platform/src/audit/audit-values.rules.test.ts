import { auditChange } from './audit-values.rules.js';

test('of two states, only the fields that differ are kept', () => {
  const before = { name: 'Asha', role: 'hr', at: new Date('2026-11-20T10:00:00Z'), tags: ['a'] };
  const after = { name: 'Asha', role: 'admin', at: new Date('2026-11-20T11:00:00Z'), tags: ['a'] };
  expect(auditChange(before, after)).toEqual({
    before: { role: 'hr', at: '2026-11-20T10:00:00.000Z' },
    after: { role: 'admin', at: '2026-11-20T11:00:00.000Z' },
  });
});

test('a field that only one state has is a change from or to nothing', () => {
  expect(auditChange({ phone: '1', fax: undefined }, { code: 'E1', fax: null })).toEqual({
    before: { phone: '1', code: null },
    after: { phone: null, code: 'E1' },
  });
});

test('of one state alone, what is not empty is kept', () => {
  expect(auditChange(undefined, { name: 'Asha', phone: null })).toEqual({
    before: null,
    after: { name: 'Asha' },
  });
  expect(auditChange({ name: 'Asha' }, undefined)).toEqual({ before: { name: 'Asha' }, after: null });
  expect(auditChange(undefined, undefined)).toEqual({ before: null, after: null });
});

test('secrets are left out wherever they stand', () => {
  const after = { name: 'x', passwordHash: 'p', nested: { apiToken: 't', kept: 1 }, Secret: 's' };
  expect(auditChange(undefined, after).after).toEqual({ name: 'x', nested: { kept: 1 } });
  expect(auditChange({ password: 'old' }, { password: 'new' })).toEqual({ before: {}, after: {} });
});

test('half a character becomes the sign for one that is unknown', () => {
  expect(auditChange(undefined, { name: 'a\ud800b', whole: '😀' }).after).toEqual({
    name: 'a\ufffdb',
    whole: '😀',
  });
});
