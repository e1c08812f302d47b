import { PROPOSAL_STATE_LABELS, PROPOSAL_STATES, type ProposalSums } from '@atrium/contracts';
import { formatMoney, formatNumber, t, translate } from '@atrium/sdk';
import { Metrics } from '@atrium/ui';
import { useGetProposalSumsQuery } from '../../../shared/proposal.api.js';
import { STATE_TONES } from '../../../shared/proposal.format.js';

/** Of a version that was replaced the next one counts. */
const COUNTED = PROPOSAL_STATES.filter((state) => state !== 'superseded');

/** How many proposals stand where and what they are worth, each the way to its rows. */
export function StateSums() {
  const { data } = useGetProposalSumsQuery();
  const found = COUNTED.map((state) => ({
    state,
    sums: data?.items.filter((each) => each.state === state) ?? [],
  })).filter(({ sums }) => sums.length > 0);
  if (found.length === 0) return null;
  return (
    <Metrics
      label={t('Proposals by status')}
      items={found.map(({ state, sums }) => ({
        label: translate(PROPOSAL_STATE_LABELS[state]),
        tone: STATE_TONES[state],
        value: formatNumber(sums.reduce((all, { count }) => all + count, 0)),
        delta: sayMoney(sums),
        to: `?state=${state}`,
      }))}
    />
  );
}

const sayMoney = (sums: ProposalSums['items']): string =>
  sums.map(({ total, currency }) => formatMoney(total, currency)).join(' · ');
