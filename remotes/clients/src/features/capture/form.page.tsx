import { AuthLayout, Bar, Loaded, Loading, useSearchParams } from '@atrium/ui';
import { t } from '@atrium/sdk';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useReadPublicFormQuery } from '../../shared/capture.api.js';
import { Confirmation } from './components/confirmation.js';
import { PublicFormView } from './components/public-form.js';

/** A web form at its own address or in a frame of another site, and the link with which an email is confirmed. */
export default function FormPage() {
  const [params] = useSearchParams();
  const link = new URLSearchParams(useLocation().hash.slice(1)).get('confirm');
  if (link) return <Confirmation link={link} />;
  const key = params.get('key');
  if (!key)
    return (
      <AuthLayout
        title={t('This form is not available')}
        text={t('It was switched off, or its address is not complete')}
      >
        {null}
      </AuthLayout>
    );
  return <OpenForm formKey={key} />;
}

function OpenForm({ formKey }: { formKey: string }) {
  const { data, error, refetch, isFetching, fulfilledTimeStamp } = useReadPublicFormQuery(formKey, {
    refetchOnMountOrArgChange: true,
  });
  const [openedAt] = useState(() => Date.now());
  const isNew = (fulfilledTimeStamp ?? 0) >= openedAt;
  return (
    <Loaded
      // Once it is shown it stays, with what a stranger is typing, who is not told that it could not be fetched again.
      of={{ data: isNew ? data : undefined, error: isNew ? undefined : error, refetch, isFetching }}
      title={t('It was switched off, or its address is not complete')}
      skeleton={
        <Loading label={t('Loading the form…')}>
          <Bar part={55} />
          <Bar />
          <Bar />
        </Loading>
      }
      frame={(waiting) => (
        <AuthLayout title={error ? t('This form is not available') : t('Loading the form…')}>
          {waiting}
        </AuthLayout>
      )}
    >
      {(form) => <PublicFormView formKey={formKey} form={form} />}
    </Loaded>
  );
}
