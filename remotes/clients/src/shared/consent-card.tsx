import {
  CONSENT_CHANNEL_LABELS,
  CONSENT_PURPOSE_LABELS,
  CONSENT_SOURCE_LABELS,
  type Consent,
  type ConsentAbout,
  type ConsentStanding,
} from '@atrium/contracts';
import { formatDate, lazyDialog, t, translate } from '@atrium/sdk';
import { Bar, Button, Card, Icon, ListRow, Loaded, Loading, Note } from '@atrium/ui';
import { useState } from 'react';
import { useReadConsentStandingQuery } from './consent.api.js';
import { ConsentState } from './consent-state.js';
import type { ConsentDialogProps } from './consent.dialog.js';

const ConsentDialog = lazyDialog<ConsentDialogProps>(() => import('./consent.dialog.js'));

/** What a lead or a contact agreed to, the newest first. */
export default function ConsentCard({ about, mayRecord }: { about: ConsentAbout; mayRecord: boolean }) {
  const query = useReadConsentStandingQuery(about);
  return (
    <Loaded
      of={query}
      title={t('The consents could not be loaded')}
      skeleton={
        <Loading label={t('Loading consents')}>
          <Bar />
        </Loading>
      }
    >
      {(data) => <Known about={about} data={data} mayRecord={mayRecord} />}
    </Loaded>
  );
}

interface KnownProps {
  about: ConsentAbout;
  data: ConsentStanding;
  mayRecord: boolean;
}

function Known({ about, data, mayRecord }: KnownProps) {
  const [recording, setRecording] = useState(false);
  const hasAddress = data.emails.length + data.phones.length > 0;
  const record = mayRecord && hasAddress && (
    <Button size="sm" onClick={() => setRecording(true)}>
      <Icon name="plus" /> {t('Record a consent')}
    </Button>
  );
  return (
    <Card title={t('Consents')} count={data.items.length} actions={record} fill="rows">
      {data.doNotCall && <Note tone="warning">{t('Do not call')}</Note>}
      {data.items.length === 0 && (
        <p className="at-muted m-0 p-3">
          {t('Without a consent, no offers are sent. Answers to enquiries are.')}
        </p>
      )}
      {data.items.map((item) => (
        <ListRow
          key={item.id}
          title={sayWhat(item)}
          text={sayHow(item)}
          end={<ConsentState state={item.state} />}
        />
      ))}
      {recording && <ConsentDialog about={about} standing={data} onClose={() => setRecording(false)} />}
    </Card>
  );
}

const sayWhat = ({ channel, purpose, address }: Consent): string =>
  [translate(CONSENT_PURPOSE_LABELS[purpose]), translate(CONSENT_CHANNEL_LABELS[channel]), address].join(
    ' · ',
  );

const sayHow = ({ occurredAt, source, evidence }: Consent): string =>
  [formatDate(occurredAt), translate(CONSENT_SOURCE_LABELS[source]), evidence].join(' · ');
