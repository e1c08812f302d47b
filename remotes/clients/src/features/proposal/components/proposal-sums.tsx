import { PROPOSAL_STATE_LABELS, type ProposalSums } from '@atrium/contracts';
import { formatMoney, formatNumber, t, translate } from '@atrium/sdk';
import { Metrics } from '@atrium/ui';
import { useGetProposalSumsQuery } from '../../../shared/proposal.api.js';
import { STATE_TONES } from '../../../shared/proposal.format.js';

/** The way of a proposal. Its other states are filters of the list. */
const COUNTED = ['draft', 'sent', 'viewed', 'accepted'] as const;
/** Keeps the height of a line in which nothing stands yet. */
const NO_MONEY = '\u00a0';

/** How many proposals stand where and what they are worth, each the way to its rows; a dash until it is known. */
export function StateSums() {
  const { data } = useGetProposalSumsQuery();
  const found = COUNTED.map((state) => ({
    state,
    sums: data?.items.filter((each) => each.state === state) ?? [],
  }));
  return (
    <Metrics
      label={t('Proposals by status')}
      items={found.map(({ state, sums }) => ({
        label: translate(PROPOSAL_STATE_LABELS[state]),
        tone: STATE_TONES[state],
        value: data ? formatNumber(sums.reduce((all, { count }) => all + count, 0)) : '–',
        delta: sayMoney(sums) || NO_MONEY,
        to: `?state=${state}`,
      }))}
    />
  );
}

const sayMoney = (sums: ProposalSums['items']): string =>
  sums.map(({ total, currency }) => formatMoney(total, currency)).join(' · ');
