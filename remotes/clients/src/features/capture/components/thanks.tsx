import type { SubmittedForm } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { AuthLayout } from '@atrium/ui';

/** After it was sent. */
export const Thanks = ({ company, sent }: { company: string; sent: SubmittedForm }) => (
  <AuthLayout
    title={sent.confirms ? t('Confirm your email') : t('Your enquiry is sent')}
    lead={company ? <strong>{company}</strong> : undefined}
  >
    <p role="status" className="m-0 at-lines">
      {sent.confirms
        ? t('We sent you an email. Open the link in it, and your enquiry is complete.')
        : sent.thanks}
    </p>
  </AuthLayout>
);
