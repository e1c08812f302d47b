import { MATCH_REASON_LABELS, MATCH_VERDICT_LABELS, type Matches, type MatchQuery } from '@atrium/contracts';
import { t, translate, useCompanyPath } from '@atrium/sdk';
import { Card, ListRow, StatusBadge } from '@atrium/ui';
import { useListMatchesQuery } from '../../../shared/lead.api.js';
import { VERDICT_TONES } from '../lead.format.js';

type Item = Matches['items'][number];

const isAsked = ({ person, company, emails, phones }: MatchQuery): boolean =>
  [person, company, emails, phones].some((text) => (text ?? '').trim().length > 2);

/** Clients and leads who may be the same; nothing while there are none. */
export function KnownContacts({ given }: { given: MatchQuery }) {
  const { currentData } = useListMatchesQuery(given, { skip: !isAsked(given) });
  const items = currentData?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card title={t('Known already?')} count={items.length} fill="rows">
      {items.map((item, place) => (
        <KnownRow key={item.seen?.id ?? place} item={item} />
      ))}
    </Card>
  );
}

function KnownRow({ item: { kind, verdict, owner, seen } }: { item: Item }) {
  const pathOf = useCompanyPath();
  const badge = (
    <StatusBadge tone={VERDICT_TONES[verdict]}>{translate(MATCH_VERDICT_LABELS[verdict])}</StatusBadge>
  );
  const name = kind === 'client' ? t('A client') : t('A lead');
  if (!seen)
    return (
      <ListRow
        title={name}
        text={owner === null ? t('Ask a manager.') : t('Ask {name}.', { name: owner })}
        end={badge}
      />
    );
  const page = kind === 'client' ? 'client/management' : 'client/viewLead';
  return (
    <ListRow
      title={seen.name}
      text={[kind === 'client' ? t('Client') : t('Lead'), translate(MATCH_REASON_LABELS[seen.why])].join(
        ' · ',
      )}
      end={badge}
      to={`${pathOf(page)}?open=${seen.id}`}
    />
  );
}
