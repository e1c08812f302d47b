import { formatDate, t, useCompanyPath } from '@atrium/sdk';
import { Button, ButtonLink, Card, Page, Person, Segmented, StatusBadge } from '@atrium/ui';
import { useNavigate } from 'react-router-dom';
import { statusWord } from '../ticket-status.format.js';
import { TICKET_STATUSES, TICKET_TONES, type Ticket } from '../tickets.slice.js';
import { useTicketActions } from '../use-ticket-actions.js';
import css from './ticket-view.module.scss';

interface TicketViewProps {
  ticket: Ticket;
  tickets: readonly Ticket[];
}

export function TicketView({ ticket, tickets }: TicketViewProps) {
  const toPath = useCompanyPath();
  const navigate = useNavigate();
  const { remove } = useTicketActions(tickets);
  const list = toPath('tickt/ticket-list');
  const deleteIt = () => {
    remove(ticket);
    void navigate(list);
  };
  return (
    <Page
      title={ticket.ticketTitle}
      subtitle={<bdi>{`#${String(ticket.Id)} · ${formatDate(ticket.Date)}`}</bdi>}
      breadcrumb={[{ label: t('Tickets'), to: list }]}
      actions={
        <>
          <Neighbours ticket={ticket} tickets={tickets} />
          <Button size="sm" variant="danger-outline" icon="trash" onClick={deleteIt}>
            {t('Delete')}
          </Button>
        </>
      }
    >
      <div className="at-grid">
        <div className="at-c8">
          <Card title={t('Description')}>
            <p className={css.text} dir="auto">
              {ticket.ticketDescription || t('Not given')}
            </p>
          </Card>
        </div>
        <div className="at-c4">
          <TicketState ticket={ticket} tickets={tickets} />
        </div>
      </div>
    </Page>
  );
}

function TicketState({ ticket, tickets }: TicketViewProps) {
  const { change } = useTicketActions(tickets);
  return (
    <Card
      title={t('Status')}
      actions={<StatusBadge tone={TICKET_TONES[ticket.Status]}>{statusWord(ticket.Status)}</StatusBadge>}
    >
      <div className="at-stack-y">
        <Segmented
          label={t('Change status')}
          value={ticket.Status}
          options={TICKET_STATUSES.map((value) => ({ value, label: statusWord(value) }))}
          onChange={(status) => change(ticket.Id, status)}
        />
        <div>
          <div className="at-12 at-muted">{t('Agent')}</div>
          <Person name={ticket.AgentName} size={24} />
        </div>
      </div>
    </Card>
  );
}

/** Links to the previous and the next ticket in the list. */
function Neighbours({ ticket, tickets }: TicketViewProps) {
  const toPath = useCompanyPath();
  const at = tickets.indexOf(ticket);
  const addressOf = ({ Id }: Ticket) => toPath(`tickt/ticket-detail?id=${String(Id)}`);
  const [previous, next] = [tickets[at - 1], tickets[at + 1]];
  return (
    <>
      {previous && (
        <ButtonLink size="sm" variant="ghost" to={addressOf(previous)}>
          {t('Previous')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink size="sm" variant="ghost" to={addressOf(next)}>
          {t('Next')}
        </ButtonLink>
      )}
    </>
  );
}
