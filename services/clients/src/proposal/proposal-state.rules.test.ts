import { reviewReasons, type ProposalFigures } from '@atrium/contracts';
import { takeStep, type ProposalState, type ProposalStep } from './proposal-state.rules.js';
import { nextVersion, sendNewest, shownVersion, type Version } from './version.rules.js';

const STATES: ProposalState[] = [
  'draft',
  'internal_review',
  'approved',
  'sent',
  'viewed',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'superseded',
];

test.each<[ProposalStep, ProposalState[]]>([
  ['send', ['draft', 'approved']],
  ['view', ['sent']],
  ['accept', ['sent', 'viewed']],
  ['decline', ['sent', 'viewed']],
  ['expire', ['sent', 'viewed']],
  ['supersede', ['sent', 'viewed', 'declined', 'expired', 'withdrawn']],
])('%s is allowed from these states only', (step, allowed) => {
  const given = { needsReview: false, reason: 'Too dear' };
  expect(STATES.filter((state) => 'state' in takeStep(step, { state, ...given }))).toEqual(allowed);
});

test('a draft is sent without review only when that is known to be allowed', () => {
  expect(takeStep('send', { state: 'draft' })).toEqual({ refused: 'reviewFirst' });
  expect(takeStep('send', { state: 'draft', needsReview: false })).toEqual({ state: 'sent' });
});

test('a decline has a reason', () => {
  expect(takeStep('decline', { state: 'sent', reason: ' ' })).toEqual({ refused: 'reasonNeeded' });
});

test.each([
  [{ total: 50_000, gross: 50_000, discount: 5_000 }, []],
  [{ total: 50_001, gross: 50_000, discount: 0 }, ['total']],
  [{ total: 45_000, gross: 50_000, discount: 5_001 }, ['discount']],
])('%j is above these limits: %j', ({ total, gross, discount }, expected) => {
  const lines = [{ gross, lineDiscount: discount, documentDiscount: 0 }];
  const figures = { total, lines } as ProposalFigures;
  expect(reviewReasons(figures, { reviewTotal: 50_000, reviewDiscount: '10' })).toEqual(expected);
  expect(reviewReasons(figures, { reviewTotal: null, reviewDiscount: '10' })).toEqual(['all']);
});

const versions = (...states: ProposalState[]): Version[] =>
  states.map((state, index) => ({ versionNo: index + 1, state }));

test('a revision is the next version; the old one is shown until the new one is sent', () => {
  expect(nextVersion(versions('viewed'))).toEqual({ versionNo: 2 });
  const revised = versions('viewed', 'draft');
  expect(shownVersion(revised)?.versionNo).toBe(1);
  expect(nextVersion(revised)).toEqual({ refused: 'draftExists' });
  const sent = sendNewest(revised, { needsReview: false });
  expect(sent).toEqual(versions('superseded', 'sent'));
  expect(shownVersion(sent as Version[])?.versionNo).toBe(2);
});

test('what was accepted is never revised, nor replaced by a draft that was written meanwhile', () => {
  expect(nextVersion(versions('superseded', 'accepted'))).toEqual({ refused: 'accepted' });
  expect(sendNewest(versions('accepted', 'approved'), { needsReview: false })).toEqual({
    refused: 'accepted',
  });
  expect(nextVersion(versions('draft'))).toEqual({ refused: 'notSent' });
  expect(sendNewest(versions('viewed', 'draft'), { needsReview: true })).toEqual({ refused: 'reviewFirst' });
});
