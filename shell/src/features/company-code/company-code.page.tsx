import { useSession } from '@atrium/sdk';
import { AuthLayout, ButtonLink, Note } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../app/use-page-title.js';
import { homePath } from '../../session/access.rules.js';
import { CompanyCodeForm } from './company-code-form.js';
import { OfferedCompanies } from './offered-companies.js';

export default function CompanyCodePage() {
  usePageTitle('Company code');
  const { user } = useSession();
  return (
    <AuthLayout title="Which company?" text="Your invitation mail has the code.">
      {user && (
        <Note
          action={
            <ButtonLink size="xs" to={homePath(user)}>
              Back to {user.company.name}
            </ButtonLink>
          }
        >
          You are signed in to {user.company.name}.
        </Note>
      )}
      <CompanyCodeForm />
      <OfferedCompanies />
      <p className="at-13 at-muted text-center">
        New here? <Link to="/signup">Start a company</Link>
      </p>
    </AuthLayout>
  );
}
