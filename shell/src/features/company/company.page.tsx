import type { CompanyProfile } from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import { Loaded, Page, SkeletonCards } from '@atrium/ui';
import { usePageTitle } from '../../app/use-page-title.js';
import { useGetCompanyQuery } from './company.api.js';
import { CompanyDisplay } from './company-display.js';
import { CompanyDetailsForm } from './company-details-form.js';
import { LogoSection } from './logo-section.js';
import { OwnRecordException } from './own-record-exception.js';

/** The company's details and its look, for everybody in it. */
export default function CompanyProfilePage() {
  usePageTitle(t('Company'));
  const query = useGetCompanyQuery();
  return (
    <Page title={t('Company')} subtitle={t('Your company’s name, address and display.')}>
      <Loaded
        of={query}
        title={t('The company could not be loaded')}
        skeleton={
          <div className="at-form">
            <SkeletonCards of="fields" rows={4} />
          </div>
        }
      >
        {(data) => <Sections company={data} />}
      </Loaded>
    </Page>
  );
}

function Sections({ company }: { company: CompanyProfile }) {
  const isAdmin = useUser().role === 'admin';
  return (
    <div className="at-form">
      <div className="at-card">
        <CompanyDetailsForm company={company} submitLabel={t('Save details')} />
        <LogoSection company={company} />
        <CompanyDisplay />
        {isAdmin && <OwnRecordException />}
      </div>
    </div>
  );
}
