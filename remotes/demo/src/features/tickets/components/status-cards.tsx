import { formatNumber, t } from '@atrium/sdk';
import { classNames, StatusText } from '@atrium/ui';
import { useDispatch } from 'react-redux';
import { statusWord } from '../ticket-status.format.js';
import { countTickets } from '../tickets.rules.js';
import {
  setTicketFilter,
  TICKET_STATUSES,
  TICKET_TONES,
  type Ticket,
  type TicketFilter,
} from '../tickets.slice.js';
import css from './status-cards.module.scss';

const FILTERS: readonly TicketFilter[] = ['total_tickets', ...TICKET_STATUSES];

interface StatusCardsProps {
  tickets: readonly Ticket[];
  filter: TicketFilter;
  /** False while the tickets are loading: the cards keep their place without figures. */
  ready: boolean;
}

/** The number of tickets of each status; a press shows only those. */
export function StatusCards({ tickets, filter, ready }: StatusCardsProps) {
  const dispatch = useDispatch();
  return (
    <section className="at-metrics" aria-label={t('Tickets by status')}>
      {FILTERS.map((each) => (
        <button
          key={each}
          type="button"
          className={classNames('at-metric', css.card)}
          aria-pressed={each === filter}
          disabled={!ready}
          onClick={() => dispatch(setTicketFilter(each))}
        >
          <span className="l d-block">
            <StatusText tone={each === 'total_tickets' ? 'accent' : TICKET_TONES[each]}>
              {statusWord(each)}
            </StatusText>
          </span>{' '}
          <span className="v d-block">{ready ? formatNumber(countTickets(tickets, each)) : '–'}</span>
        </button>
      ))}
    </section>
  );
}
