import { CONSENT, type Client } from '@atrium/contracts';
import { t, useMayOpen } from '@atrium/sdk';
import { Badge, EmptyState, ErrorState, SkeletonRows } from '@atrium/ui';
import { contactApi } from '../../../shared/client.api.js';
import ConsentCard from '../../../shared/consent-card.js';

/** What each person at a client agreed to. */
export default function ClientConsents({ client }: { client: Client }) {
  const mayRecord = useMayOpen()({ session: 'staff', permission: CONSENT.check('create') });
  const { data, error, refetch } = contactApi.useList({ client: client.id, sort: 'name' });
  if (error && !data)
    return (
      <ErrorState
        title={t('The contacts could not be loaded')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonRows rows={3} label={t('Loading contacts')} />;
  if (data.items.length === 0)
    return (
      <EmptyState
        title={t('No contacts yet')}
        text={t('Add those who decide, those who sign and those who answer the phone.')}
      />
    );
  return (
    <div className="d-flex flex-column gap-4">
      {data.items.map(({ id, name, doNotCall }) => (
        <section key={id} className="d-grid gap-2" aria-label={name}>
          <h3 className="at-14 m-0">
            <bdi>{name}</bdi> {doNotCall && <Badge>{t('Do not call')}</Badge>}
          </h3>
          <ConsentCard about={{ kind: 'contact', id }} mayRecord={mayRecord} />
        </section>
      ))}
    </div>
  );
}
