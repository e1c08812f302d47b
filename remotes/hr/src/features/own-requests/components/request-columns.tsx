import { REQUEST_STATE_LABELS, type EmployeeRequest } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { RelativeTime, type DataColumn } from '@atrium/ui';

/** Columns of somebody's requests. */
export const requestColumns = (): DataColumn<EmployeeRequest>[] => [
  { id: 'kind', header: t('Request'), weight: 'name', card: 'name', cell: ({ title }) => title },
  { id: 'what', header: t('What'), card: 'text', cell: ({ summary }) => summary },
  { id: 'sent', header: t('Sent'), card: 'note', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  {
    id: 'state',
    header: t('Status'),
    card: 'state',
    cell: ({ state }) => translate(REQUEST_STATE_LABELS[state]),
  },
];

export const nameOfRequest = ({ title, summary }: EmployeeRequest): string => `${title}, ${summary}`;
