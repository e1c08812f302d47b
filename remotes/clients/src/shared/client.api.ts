import { CLIENT, CLIENT_CONTACT, type Client } from '@atrium/contracts';
import { recordApi } from '@atrium/sdk';
import type { UseOffers } from '@atrium/ui';

const OFFERED = 20;

export const clientApi = recordApi(CLIENT, { also: [CLIENT_CONTACT.tag] });
/** A client shows whom to call first. */
export const contactApi = recordApi(CLIENT_CONTACT, { also: [CLIENT.tag] });

export const nameOfClient = ({ name }: Pick<Client, 'name'>): string => name;

/** Clients that the reader sees, by name or code. */
export const useClientOffers: UseOffers = (search) => {
  const { data } = clientApi.useList({ search: search || undefined, limit: OFFERED, sort: 'name' });
  return (data?.items ?? []).map(({ id, name, code }) => ({ id, name, note: code ?? '' }));
};
