import { companyLogoUrl } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { AuthLayout, CompanyTile } from '@atrium/ui';
import { use, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../app/use-page-title.js';
import { COMPANY_CODE_PATH } from '../../session/access.rules.js';
import { useAddressCode } from '../../session/use-address-code.js';
import { lookUpCompany } from '../../session/company-lookup.js';
import { CompanyLookupFailure } from '../../session/company-lookup-failure.js';
import type { Door } from './door.types.js';
import { DemoLogins } from './demo-logins.js';
import { OtherDoor } from './other-door.js';
import { SignInForm } from './sign-in-form.js';
import { SignInNotice } from './sign-in-notice.js';

/** The sign-in page for staff or for clients. */
export function SignIn({ door }: { door: Door }) {
  const code = useAddressCode() ?? '';
  const [lookup, setLookup] = useState(() => lookUpCompany(code));
  const { company, failure } = use(lookup);
  usePageTitle(company ? t('Sign in to {name}', { name: company.name }) : t('Sign in'));
  const form = useRef<HTMLFormElement>(null);
  if (!company) return <CompanyLookupFailure code={code} failure={failure} onRetry={setLookup} />;
  return (
    <AuthLayout
      title={door === 'client' ? t('Sign in as a client') : t('Sign in')}
      lead={
        <CompanyTile
          name={company.name}
          code={company.code}
          logo={companyLogoUrl(company)}
          action={
            <Link className="at-13 at-lone-link" to={COMPANY_CODE_PATH}>
              {t('Change')}
            </Link>
          }
        />
      }
      aside={company.demo && <DemoLogins demo={company.demo} door={door} form={form} />}
      footer={<OtherDoor code={company.code} door={door} />}
    >
      <SignInNotice code={company.code} />
      <SignInForm ref={form} code={company.code} door={door} />
    </AuthLayout>
  );
}
