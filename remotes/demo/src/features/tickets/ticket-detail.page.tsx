import '../../shared/add-icons.js';
import { t, useCompanyPath } from '@atrium/sdk';
import { ButtonLink, Card, EmptyState, Page, useSearchParams } from '@atrium/ui';
import { useSelector } from 'react-redux';
import { SampleGate } from '../../shared/sample-gate.js';
import { useSample } from '../../shared/use-sample.js';
import { TicketView } from './components/ticket-view.js';
import { loadTickets, selectTickets } from './tickets.slice.js';

/** The ticket named by `?id=3`; without it the first of the list. */
export default function TicketDetailPage() {
  const toPath = useCompanyPath();
  const [params] = useSearchParams();
  const { tickets, status } = useSelector(selectTickets);
  const retry = useSample(status, loadTickets);
  const wanted = params.get('id');
  const ticket = wanted === null ? tickets[0] : tickets.find(({ Id }) => Id === Number(wanted));
  const list = toPath('tickt/ticket-list');
  if (status === 'here' && ticket) return <TicketView key={ticket.Id} ticket={ticket} tickets={tickets} />;
  return (
    <Page title={t('Ticket details')} breadcrumb={[{ label: t('Tickets'), to: list }]}>
      <SampleGate
        status={status}
        loading={t('Loading the ticket')}
        failed={t('The ticket could not be loaded')}
        onRetry={retry}
      >
        <Card>
          <EmptyState
            title={t('Ticket not found')}
            text={t('It was deleted, or its number is wrong.')}
            actions={<ButtonLink to={list}>{t('All tickets')}</ButtonLink>}
          />
        </Card>
      </SampleGate>
    </Page>
  );
}
