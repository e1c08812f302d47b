import { changesOf, changeStatutory, mask, NO_VALUES } from './statutory.rules.js';

const kept = { ...NO_VALUES, pan: 'ABCDE1234F', account: '501004827714', ifsc: 'HDFC0001234' };

test('a number is recognised by its end', () => {
  expect(mask('501004827714')).toBe('•••• 7714');
});

test('what a change leaves out stays, and a bank is replaced as a whole', () => {
  const bank = {
    bankName: 'State Bank',
    account: '30112233445',
    accountAgain: '30112233445',
    ifsc: 'SBIN0000001',
  };
  expect(changeStatutory(kept, { bank, uan: '100200300400' })).toEqual({
    ...kept,
    uan: '100200300400',
    bankName: 'State Bank',
    account: '30112233445',
    ifsc: 'SBIN0000001',
  });
  expect(changeStatutory(kept, { bank: null })).toEqual({ ...kept, account: null, ifsc: null });
});

test('a change is told by name and never by value', () => {
  const after = { ...kept, pan: null, account: '1234567890', taxRegime: 'new' as const };
  expect(changesOf(kept, after)).toEqual({ pan: 'removed', account: 'changed', taxRegime: 'added' });
});
