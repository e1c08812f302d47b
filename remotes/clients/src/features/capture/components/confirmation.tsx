import type { SubmittedForm } from '@atrium/contracts';
import { t, toFailure, type ApiFailure } from '@atrium/sdk';
import { AuthLayout, Button, FormFailure } from '@atrium/ui';
import { useState } from 'react';
import { useConfirmSubmittedFormMutation } from '../../../shared/capture.api.js';
import { Thanks } from './thanks.js';

/** Opening the link confirms nothing, because scanners of mails open links too: its reader presses the button. */
export function Confirmation({ link }: { link: string }) {
  const [confirm, { isLoading }] = useConfirmSubmittedFormMutation();
  const [done, setDone] = useState<SubmittedForm | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const press = () =>
    confirm(link)
      .unwrap()
      .then(setDone, (cause: unknown) => setFailure(toFailure(cause)));
  if (done) return <Thanks company="" sent={done} />;
  return (
    <AuthLayout title={t('Confirm your enquiry')} text={t('Your enquiry is sent when you confirm it.')}>
      <FormFailure failure={failure} />
      <Button variant="primary" busy={isLoading} onClick={() => void press()}>
        {t('Confirm')}
      </Button>
    </AuthLayout>
  );
}
