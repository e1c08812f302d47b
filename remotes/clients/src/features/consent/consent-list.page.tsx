import { CONSENT, type Consent } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { RecordPage } from '@atrium/ui';
import { consentApi } from '../../shared/consent.api.js';
import { useClientTabs } from '../../shared/use-client-tabs.js';
import { CONSENT_LOOKS } from './components/consent-columns.js';
import { useExport } from '../../shared/use-export.js';

/** What people agreed to and what they opted out of, the newest first. */
export default function ConsentListPage() {
  return (
    <RecordPage
      record={CONSENT}
      tabs={useClientTabs()}
      api={consentApi}
      looks={CONSENT_LOOKS}
      nameOf={({ address }: Consent) => address}
      placeholder={t('Email or phone number')}
      empty={{
        title: t('No consents yet'),
        text: t('They come with web forms, or are recorded at a lead or a contact.'),
      }}
      actions={null}
      exported={useExport(CONSENT)}
    />
  );
}
