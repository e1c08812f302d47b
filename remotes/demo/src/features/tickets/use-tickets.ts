import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSample } from '../../shared/use-sample.js';
import { findTickets, sortTickets } from './tickets.rules.js';
import { loadTickets, searchTickets, selectTickets, setTicketFilter } from './tickets.slice.js';

/** The shown tickets in their order. */
export function useTickets() {
  const dispatch = useDispatch();
  const { tickets, search, filter, status } = useSelector(selectTickets);
  const [sort, setSort] = useState('-Date');
  const retry = useSample(status, loadTickets);
  const found = sortTickets(findTickets(tickets, filter, search), sort);
  const searchFor = (text: string) => void dispatch(searchTickets(text));
  const clear = () => {
    dispatch(setTicketFilter('total_tickets'));
    searchFor('');
  };
  return { tickets, found, search, filter, status, sort, setSort, searchFor, clear, retry };
}

export type Tickets = ReturnType<typeof useTickets>;
