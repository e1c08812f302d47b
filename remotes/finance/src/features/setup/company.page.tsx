import { t } from '@atrium/sdk';
import { Page } from '@atrium/ui';
import { BankColumnsCard } from './company/bank-columns-card.js';
import { RegistrationsCard } from './company/registrations-card.js';
import { useSetupTabs } from './use-setup-tabs.js';

/** What funds, states and banks know the company by. */
export default function CompanyPage() {
  return (
    <Page title={t('Company numbers')} tabs={useSetupTabs()}>
      <RegistrationsCard />
      <BankColumnsCard />
    </Page>
  );
}
