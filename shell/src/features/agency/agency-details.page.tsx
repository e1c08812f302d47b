import type { CompanyProfile } from '@atrium/contracts';
import { t, useCan, useCompanyPath, useUser } from '@atrium/sdk';
import { Brand, Button, ButtonLink, EmptyState, Loaded, Page, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../app/use-page-title.js';
import { useGetCompanyQuery } from '../company/company.api.js';
import { CompanyDetailsForm } from '../company/company-details-form.js';
import { LogoSection } from '../company/logo-section.js';
import { AreasSection } from './areas-section.js';

/** A new company's details, entered before it begins; they can be changed here later too. */
export default function AgencyDetailsPage() {
  usePageTitle(t('Agency details'));
  const mayKeep = useCan('admin', 'company', 'update');
  return (
    <div className="at-desk">
      <header className="at-lp-nav">
        <Brand />
        <div className="at-actions">
          <WayOut mayKeep={mayKeep} />
        </div>
      </header>
      <main>{mayKeep ? <Details /> : <KeptByOthers />}</main>
    </div>
  );
}

/** The page is open to all staff; its details are for those who may change them. */
function KeptByOthers() {
  const { company } = useUser();
  return (
    <Page title={t('Agency details')}>
      <EmptyState
        title={company.name}
        text={t('An admin keeps the details of your company. Ask one if something is incorrect.')}
      />
    </Page>
  );
}

/** A newcomer may skip it; a person who has already done it goes back. */
function WayOut({ mayKeep }: { mayKeep: boolean }) {
  const navigate = useNavigate();
  const path = useCompanyPath()('dashboard');
  const { data, isLoading } = useGetCompanyQuery(undefined, { skip: !mayKeep });
  if (isLoading) return null;
  if (data && !data.complete)
    return (
      <Button size="sm" onClick={() => void navigate(path)}>
        {t('Skip for now')}
      </Button>
    );
  return (
    <ButtonLink size="sm" variant="ghost" to={path}>
      {t('Go to dashboard')}
    </ButtonLink>
  );
}

function Details() {
  const query = useGetCompanyQuery();
  return (
    <Page
      title={t('Agency details')}
      subtitle={t('Set your working week, currency and apps. You can change all of it later.')}
    >
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
  const navigate = useNavigate();
  const toPath = useCompanyPath();
  // After sign-up the person is led on; later they stay here.
  const [isNew] = useState(!company.complete);
  return (
    <div className="at-form">
      <div className="at-card">
        <CompanyDetailsForm
          company={company}
          submitLabel={isNew ? t('Save and continue') : t('Save details')}
          onSaved={() => (isNew ? void navigate(toPath('dashboard')) : undefined)}
        >
          <LogoSection company={company} />
          <AreasSection />
        </CompanyDetailsForm>
      </div>
    </div>
  );
}
