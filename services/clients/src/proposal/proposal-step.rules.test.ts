import { PROPOSAL_STATES, type ProposalStateKey } from '@atrium/contracts';
import { refusalOf } from '@atrium/records';
import { createTestUser } from '@atrium/testing';
import { PROPOSALS, type ProposalRow } from './proposal.record.js';

const by = createTestUser('admin');
const inState = (state: ProposalStateKey, authorId: string | null = null) =>
  ({ state, authorId, versions: [{ id: '1', versionNo: 1, state: 'sent' }] }) as ProposalRow;

test.each<[string, ProposalStateKey[]]>([
  ['update', ['draft']],
  ['submit', ['draft']],
  ['approve', ['internal_review']],
  ['return', ['internal_review', 'approved']],
  ['send', ['draft', 'approved']],
  ['resend', ['sent', 'viewed']],
  ['withdraw', ['sent', 'viewed']],
])('%s is possible in these states only', (step, possible) => {
  const found = PROPOSAL_STATES.filter(
    (state) => refusalOf(PROPOSALS, { step, row: inState(state), by }) === null,
  );
  expect(found).toEqual(possible);
});

test('the author never approves, and what was replaced is not revised', () => {
  expect(refusalOf(PROPOSALS, { step: 'approve', row: inState('internal_review', by.id), by })).toMatchObject(
    {
      code: 'PROPOSAL_OWN',
    },
  );
  expect(refusalOf(PROPOSALS, { step: 'approve', row: inState('draft', by.id), by })).toBe(
    'TRANSITION_REFUSED',
  );
  expect(refusalOf(PROPOSALS, { step: 'revise', row: inState('sent'), by })).toBeNull();
  expect(refusalOf(PROPOSALS, { step: 'revise', row: inState('superseded'), by })).toBe('TRANSITION_REFUSED');
});
