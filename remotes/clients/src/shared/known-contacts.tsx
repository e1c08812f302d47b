import {
  MATCH_REASON_LABELS,
  MATCH_VERDICT_LABELS,
  type Matches,
  type MatchQuery,
  type MatchVerdict,
  type Ref,
} from '@atrium/contracts';
import { t, translate, useCompanyPath } from '@atrium/sdk';
import { ButtonLink, Card, ListRow, StatusBadge, type Tone } from '@atrium/ui';
import { Fragment, type ReactNode } from 'react';
import { useListMatchesQuery } from './lead.api.js';

const VERDICT_TONES: Record<MatchVerdict, Tone> = {
  same: 'danger',
  likely: 'warning',
  possible: 'neutral',
};

type Item = Matches['items'][number];

const isAsked = ({ person, company, emails, phones, gstin }: MatchQuery): boolean =>
  [person, company, emails, phones, gstin].some((text) => (text ?? '').trim().length > 2);

interface KnownContactsProps {
  given: MatchQuery;
  /** A form that makes a new one: offers those that are the same instead. */
  offers?: boolean;
  /** Shows those of this kind alone. */
  only?: Item['kind'];
  /** What the reader can do about one that they may see. */
  actions?: ((match: Ref, kind: Item['kind']) => ReactNode) | undefined;
}

/** Clients and leads who may be the same; nothing while there are none. */
export function KnownContacts({ given, offers = false, only, actions }: KnownContactsProps) {
  const { currentData } = useListMatchesQuery(given, { skip: !isAsked(given) });
  const items = (currentData?.items ?? []).filter(({ kind }) => only === undefined || kind === only);
  if (items.length === 0) return null;
  return (
    <Card title={t('Known already?')} count={items.length} fill="rows">
      {items.map((item, place) => (
        <Fragment key={item.seen?.id ?? place}>
          <KnownRow item={item} offers={offers} />
          {item.seen && actions?.(item.seen, item.kind)}
        </Fragment>
      ))}
    </Card>
  );
}

function KnownRow({ item: { kind, verdict, owner, seen }, offers }: { item: Item; offers: boolean }) {
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
  const isOffered = offers && verdict !== 'possible';
  const page = kind === 'client' ? 'client/management' : 'client/viewLead';
  const to = `${pathOf(page)}?open=${seen.id}`;
  return (
    <ListRow
      title={seen.name}
      text={[kind === 'client' ? t('Client') : t('Lead'), translate(MATCH_REASON_LABELS[seen.why])].join(
        ' · ',
      )}
      end={
        <>
          {badge}
          {isOffered && (
            <ButtonLink size="sm" to={to} aria-label={t('Use this one: {name}', { name: seen.name })}>
              {t('Use this one')}
            </ButtonLink>
          )}
        </>
      }
      {...(!isOffered && { to })}
    />
  );
}
