import { PROPOSAL, PROPOSAL_STATE_LABELS, type Client, type Proposal } from '@atrium/contracts';
import { formatMoney, t, translate, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { ButtonLink, Icon, ListRow, ShortList, StatusBadge } from '@atrium/ui';
import { proposalApi } from '../../../shared/proposal.api.js';
import { sayNumber, STATE_TONES } from '../../../shared/proposal.format.js';

/** What was offered to a client. */
export default function ClientProposals({ client }: { client: Client }) {
  const path = useCompanyPath()('client/proposal');
  const mayAdd = useMayOpen()({ session: 'staff', permission: PROPOSAL.check('create') });
  const add = mayAdd && client.allowedTransitions.includes('update') && (
    <ButtonLink size="sm" to={`${path}?open=new&client=${client.id}`}>
      <Icon name="plus" /> {t('New proposal')}
    </ButtonLink>
  );
  return (
    <ShortList
      api={proposalApi}
      query={{ client: client.id, sort: '-createdAt' }}
      title={t('Proposals')}
      failed={t('The proposals could not be loaded')}
      actions={add}
      empty={{
        title: t('No proposals yet'),
        text: t('Write one, send it, and see when it is opened and signed.'),
      }}
    >
      {(items) => items.map((row) => <ProposalRow key={row.id} row={row} path={path} />)}
    </ShortList>
  );
}

function ProposalRow({ row, path }: { row: Proposal; path: string }) {
  const { id, title, number, versionNo, total, currency, state, declineReason } = row;
  return (
    <ListRow
      to={`${path}?open=${id}`}
      title={<bdi>{title}</bdi>}
      text={[number && sayNumber(number, versionNo), formatMoney(total, currency), declineReason]
        .filter(Boolean)
        .join(' · ')}
      end={<StatusBadge tone={STATE_TONES[state]}>{translate(PROPOSAL_STATE_LABELS[state])}</StatusBadge>}
    />
  );
}
