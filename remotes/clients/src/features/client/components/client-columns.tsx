import {
  CLIENT_STATUS_LABELS,
  CLIENT_TROUBLE_LABELS,
  sayAmounts,
  type Client,
  type CLIENT,
} from '@atrium/contracts';
import { formatDate, formatList, formatMoney, t, translate } from '@atrium/sdk';
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
  owner: { cell: ({ owner }) => orDash(owner?.name) },
  services: {
    wide: true,
    cell: ({ services }) => <Services keys={services} />,
  },
  openProjects: { align: 'end', cell: ({ openProjects }) => orDash(openProjects) },
  proposalsOut: { align: 'end', cell: ({ proposalsOut }) => orDash(proposalsOut) },
  accepted: { align: 'end', cell: (client) => <Accepted client={client} /> },
  lastContactAt: {
    cell: ({ lastContactAt }) =>
      lastContactAt === null ? orDash(null) : <RelativeTime at={lastContactAt} />,
  },
  health: { card: 'text', cell: ({ health }) => <Health health={health} /> },
  city: { cell: ({ city }) => orDash(city) },
  industry: { cell: ({ industry }) => orDash(industry) },
  createdAt: { wide: true, cell: ({ createdAt }) => formatDate(createdAt) },
};

/** In one line, with all currencies in the tip. */
function Accepted({ client }: { client: Pick<Client, 'accepted' | 'currency'> }) {
  const { accepted, currency } = client;
  if (accepted === null) return orDash(null);
  const said = sayAmounts(accepted, currency, formatMoney);
  return (
    <span className="text-nowrap" title={said}>
      {said}
    </span>
  );
}

/** The worst by its name, the rest as a number that a pointer and a screen reader explain. */
function Health({ health }: Pick<Client, 'health'>) {
  if (health === null) return orDash(null);
  const said = health.map((each) => translate(CLIENT_TROUBLE_LABELS[each]));
  const [first, ...others] = said;
  if (first === undefined) return <StatusBadge tone="success">{t('On track')}</StatusBadge>;
  return (
    <span className="text-nowrap" title={formatList(said)}>
      <StatusBadge tone="warning">{first}</StatusBadge>
      {others.length > 0 && (
        <>
          <span aria-hidden> +{others.length}</span>
          <span className="visually-hidden">{formatList(others)}</span>
        </>
      )}
    </span>
  );
}
