import type { OwnProposals } from '@atrium/contracts';
import { formatMoney, t, useUser } from '@atrium/sdk';
import { Bar, Card, EmptyState, ListRow, Loaded, Loading } from '@atrium/ui';
import { useListOwnProposalsQuery } from '../../../shared/proposal.api.js';
import { ClientState, isAsked } from './client-state.js';

/** The proposals of the client who is signed in. */
export function OwnList() {
  const { company } = useUser();
  const query = useListOwnProposalsQuery();
  return (
    <Loaded
      of={query}
      title={t('The proposals could not be loaded')}
      skeleton={
        <Loading label={t('Loading proposals')}>
          <Bar />
        </Loading>
      }
    >
      {(data) => {
        if (data.items.length === 0)
          return (
            <EmptyState
              title={t('No proposals yet')}
              text={t('{name} has not sent you a proposal. It appears here as soon as they do.', {
                name: company.name,
              })}
            />
          );
        return (
          <Card title={t('Proposals')} count={data.items.length} fill="rows">
            <Rows items={[...data.items.filter(isAsked), ...data.items.filter((one) => !isAsked(one))]} />
          </Card>
        );
      }}
    </Loaded>
  );
}

function Rows({ items }: OwnProposals) {
  return items.map(({ id, title, number, total, currency, state }) => (
    <ListRow
      key={id}
      to={`?open=${id}`}
      title={title}
      text={[number, formatMoney(total, currency)].filter(Boolean).join(' · ')}
      end={<ClientState state={state} />}
    />
  ));
}
