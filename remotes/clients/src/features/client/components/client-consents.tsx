import { CONSENT, type Client } from '@atrium/contracts';
import { t, useMayOpen } from '@atrium/sdk';
import { Badge, ShortList } from '@atrium/ui';
import { contactApi } from '../../../shared/client.api.js';
import ConsentCard from '../../../shared/consent-card.js';

/** What each person at a client agreed to. */
export default function ClientConsents({ client }: { client: Client }) {
  const mayRecord = useMayOpen()({ session: 'staff', permission: CONSENT.check('create') });
  return (
    <ShortList
      plain
      api={contactApi}
      query={{ client: client.id, sort: 'name' }}
      title={t('Contacts')}
      failed={t('The contacts could not be loaded')}
      empty={{
        title: t('No contacts yet'),
        text: t('Add those who decide, those who sign and those who answer the phone.'),
      }}
    >
      {(items) => (
        <div className="d-flex flex-column gap-4">
          {items.map(({ id, name, doNotCall }) => (
            <section key={id} className="d-grid gap-2" aria-label={name}>
              <h3 className="at-14 m-0">
                <bdi>{name}</bdi> {doNotCall && <Badge>{t('Do not call')}</Badge>}
              </h3>
              <ConsentCard about={{ kind: 'contact', id }} mayRecord={mayRecord} />
            </section>
          ))}
        </div>
      )}
    </ShortList>
  );
}
