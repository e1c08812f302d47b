import { t } from '@atrium/sdk';
import type { ApiFailure } from '@atrium/sdk';
import { AuthLayout, Button, ButtonLink } from '@atrium/ui';
import { useTransition } from 'react';
import { COMPANY_CODE_PATH } from './access.rules.js';
import { refreshCompany, type CompanyLookup } from './company-lookup.js';

interface CompanyLookupFailureProps {
  code: string;
  failure: ApiFailure;
  onRetry: (lookup: Promise<CompanyLookup>) => void;
}

/** The company in the URL does not exist, or the server could not be reached. */
export function CompanyLookupFailure({ code, failure, onRetry }: CompanyLookupFailureProps) {
  const [asking, startAsking] = useTransition();
  const unknown = failure.status === 404;
  return (
    <AuthLayout
      title={
        unknown ? t('No company has the code “{code}”', { code }) : t('The company could not be looked up')
      }
    >
      <p className="at-muted">
        {unknown ? t('Check the spelling, or ask your admin for the code.') : failure.error.message}
      </p>
      {unknown ? (
        <ButtonLink variant="primary" size="lg" to={COMPANY_CODE_PATH}>
          {t('Enter another code')}
        </ButtonLink>
      ) : (
        <Button
          variant="primary"
          size="lg"
          busy={asking}
          onClick={() => startAsking(() => onRetry(refreshCompany(code)))}
        >
          {t('Retry')}
        </Button>
      )}
    </AuthLayout>
  );
}
