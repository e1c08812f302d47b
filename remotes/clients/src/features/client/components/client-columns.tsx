import { CLIENT_STATUS_LABELS, type Client, type CLIENT } from '@atrium/contracts';
import { formatDate, translate } from '@atrium/sdk';
import { orDash, RelativeTime, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { Reach } from '../../../shared/reach.js';
import { Services } from '../../../shared/lead-words.js';
import { STATUS_TONES } from '../client.format.js';

export const CLIENT_LOOKS: ColumnLooks<typeof CLIENT.list, Client> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  code: {
    card: 'note',
    cell: ({ code, contact }) => (
      <>
        <bdi dir="ltr">{code}</bdi>{' '}
        {contact && <Reach name={contact.name} phone={contact.phone} email={contact.email} />}
      </>
    ),
  },
  status: {
    card: 'state',
    cell: ({ status }) => (
      <StatusBadge tone={STATUS_TONES[status]}>{translate(CLIENT_STATUS_LABELS[status])}</StatusBadge>
    ),
  },
  owner: { card: 'text', cell: ({ owner }) => orDash(owner?.name) },
  services: {
    wide: true,
    cell: ({ services }) => <Services keys={services} />,
  },
  openProjects: { align: 'end', cell: ({ openProjects }) => orDash(openProjects) },
  proposalsOut: { align: 'end', cell: ({ proposalsOut }) => orDash(proposalsOut) },
  lastContactAt: {
    cell: ({ lastContactAt }) =>
      lastContactAt === null ? orDash(null) : <RelativeTime at={lastContactAt} />,
  },
  city: { cell: ({ city }) => orDash(city) },
  industry: { cell: ({ industry }) => orDash(industry) },
  createdAt: { wide: true, cell: ({ createdAt }) => formatDate(createdAt) },
};
