import { t, Trans, useSession } from '@atrium/sdk';
import { AuthLayout, ButtonLink, Note } from '@atrium/ui';
import { Link, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../app/use-page-title.js';
import { homePath } from '../../session/access.rules.js';
import { CompanyCodeForm } from './company-code-form.js';
import { OfferedCompanies } from './offered-companies.js';

export default function CompanyCodePage() {
  usePageTitle(t('Company code'));
  const { user } = useSession();
  const { state } = useLocation() as { state: { lost?: boolean } | null };
  return (
    <AuthLayout title={t('Which company?')} text={t('You will find it in your invitation email.')}>
      {state?.lost && <Note>{t('Your session has ended.')}</Note>}
      {user && (
        <Note
          action={
            <ButtonLink size="xs" to={homePath(user)}>
              {t('Back to {name}', { name: user.company.name })}
            </ButtonLink>
          }
        >
          {t('You are signed in to {name}.', { name: user.company.name })}
        </Note>
      )}
      <CompanyCodeForm />
      <OfferedCompanies />
      <p className="at-13 at-muted text-center">
        <Trans id="New here? <0>Create a company</0>" components={[<Link key="0" to="/signup" />]} />
      </p>
    </AuthLayout>
  );
}
