import { acceptVersion, type AcceptanceGiven, type ShownVersion } from './acceptance.rules.js';

const version: ShownVersion = {
  versionNo: 2,
  state: 'viewed',
  contentHash: 'aa',
  validUntil: '2026-03-31',
  timezone: 'Asia/Kolkata',
  signers: ['asha', 'ben'],
  inOrder: true,
  signedBy: ['asha'],
};

const given: AcceptanceGiven = {
  signer: 'ben',
  versionNo: 2,
  contentHash: 'aa',
  name: 'Ben Thomas',
  agreed: true,
  proven: true,
  at: '2026-03-31T18:29:59Z',
};

test('the last signer accepts; those before only sign', () => {
  expect(acceptVersion(version, given)).toEqual({ state: 'accepted', signedBy: ['asha', 'ben'] });
  expect(acceptVersion({ ...version, signedBy: [] }, { ...given, signer: 'asha' })).toEqual({
    state: 'viewed',
    signedBy: ['asha'],
  });
  expect(acceptVersion({ ...version, signedBy: [], inOrder: false }, given)).toEqual({
    state: 'viewed',
    signedBy: ['ben'],
  });
});

test.each<[string, Partial<ShownVersion>, Partial<AcceptanceGiven>]>([
  ['anotherVersion', {}, { versionNo: 1 }],
  ['anotherVersion', { state: 'superseded' }, {}],
  ['decided', { state: 'withdrawn' }, {}],
  ['decided', { state: 'accepted' }, {}],
  ['decided', { state: 'draft' }, {}],
  ['expired', { state: 'expired' }, {}],
  ['expired', {}, { at: '2026-03-31T18:30:00Z' }],
  ['anotherContent', {}, { contentHash: 'ab' }],
  ['notASigner', {}, { signer: 'cara' }],
  ['alreadySigned', {}, { signer: 'asha' }],
  ['notYourTurn', { signedBy: [] }, {}],
  ['notProven', {}, { proven: false }],
  ['nameMissing', {}, { name: '  ' }],
  ['notAgreed', {}, { agreed: false }],
])('refused as %s: %j %j', (refused, changed, sent) => {
  expect(acceptVersion({ ...version, ...changed }, { ...given, ...sent })).toEqual({ refused });
});
