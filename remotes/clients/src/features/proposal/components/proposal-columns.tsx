import { PROPOSAL_STATE_LABELS, type Proposal, type PROPOSAL } from '@atrium/contracts';
import { formatDate, formatMoney, t, translate } from '@atrium/sdk';
import { StatusBadge, type ColumnLooks } from '@atrium/ui';
import { sayNumber, STATE_TONES } from '../../../shared/proposal.format.js';

export const PROPOSAL_LOOKS: ColumnLooks<typeof PROPOSAL.list, Proposal> = {
  title: { weight: 'name', card: 'name', cell: ({ title }) => <bdi>{title}</bdi> },
  number: { cell: ({ number, versionNo }) => <bdi dir="ltr">{sayNumber(number, versionNo)}</bdi> },
  client: { card: 'note', cell: ({ forWhom }) => <bdi>{forWhom}</bdi> },
  lead: { wide: true, cell: ({ lead }) => <bdi>{lead?.name}</bdi> },
  state: {
    card: 'state',
    cell: ({ state, declineReason }) => (
      <>
        <StatusBadge tone={STATE_TONES[state]}>{translate(PROPOSAL_STATE_LABELS[state])}</StatusBadge>
        {declineReason && (
          <div className="at-muted at-12" dir="auto">
            {state === 'declined' ? declineReason : t('Declined: {reason}', { reason: declineReason })}
          </div>
        )}
      </>
    ),
  },
  total: { card: 'text', align: 'end', cell: ({ total, currency }) => formatMoney(total, currency) },
  validUntil: { wide: true, cell: ({ validUntil }) => formatDate(validUntil) },
  createdAt: { wide: true, cell: ({ createdAt }) => formatDate(createdAt) },
};
