import { companyLogoUrl } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { AuthLayout, CompanyTile } from '@atrium/ui';
import { use, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../app/use-page-title.js';
import { signInPath } from '../../session/access.rules.js';
import { CompanyLookupFailure } from '../../session/company-lookup-failure.js';
import { lookUpCompany } from '../../session/company-lookup.js';
import { useAddressCode } from '../../session/use-address-code.js';
import { useLinkToken } from '../../session/use-link-token.js';
import { AskForLink } from './ask-for-link.js';
import { ChooseNewPassword } from './choose-new-password.js';

export default function RecoveryPage() {
  const code = useAddressCode() ?? '';
  const token = useLinkToken();
  const title = token ? t('Choose a new password') : t('Forgot your password?');
  usePageTitle(title);
  const [lookup, setLookup] = useState(() => lookUpCompany(code));
  const { company, failure } = use(lookup);
  if (!company) return <CompanyLookupFailure code={code} failure={failure} onRetry={setLookup} />;
  return (
    <AuthLayout
      title={title}
      lead={<CompanyTile name={company.name} code={company.code} logo={companyLogoUrl(company)} />}
    >
      {token ? <ChooseNewPassword code={company.code} token={token} /> : <AskForLink code={company.code} />}
      <p className="at-13 at-muted text-center">
        <Link to={signInPath(company.code)}>{t('Back to sign-in')}</Link>
      </p>
    </AuthLayout>
  );
}
