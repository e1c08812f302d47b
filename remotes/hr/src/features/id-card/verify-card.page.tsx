import type { VerifiedCard } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { AuthLayout, Bar, ErrorState, Loading, StatusBadge } from '@atrium/ui';
import { useLocation, useParams } from 'react-router-dom';
import { useVerifyCardQuery } from '../../shared/id-card.api.js';

const CODE = /^#card=([\w-]{20,40})$/;

/** Where the code of a card leads: to anyone it says whether the card is valid, and of a valid one whose it is. */
export default function VerifyCardPage() {
  const { companyCode = '' } = useParams();
  const [, token] = CODE.exec(useLocation().hash) ?? [];
  const asked = { companyCode, token: token ?? '' };
  const { data, error, refetch, isFetching } = useVerifyCardQuery(asked, {
    skip: !token,
    refetchOnMountOrArgChange: true,
  });
  if (error && token)
    return (
      <AuthLayout title={t('The card could not be checked')}>
        <ErrorState title={t('Try again')} error={error} onRetry={() => void refetch()} busy={isFetching} />
      </AuthLayout>
    );
  if (!data && token)
    return (
      <AuthLayout title={t('Checking the card…')}>
        <Loading label={t('Checking the card…')}>
          <Bar part={55} />
        </Loading>
      </AuthLayout>
    );
  return data?.valid ? <Valid card={data} /> : <NotValid />;
}

function Valid({ card: { company, name, number } }: { card: VerifiedCard }) {
  return (
    <AuthLayout title={t('This card is valid')} lead={<StatusBadge tone="success">{t('Valid')}</StatusBadge>}>
      <dl className="at-fields m-0" role="status">
        <Fact label={t('Name')} value={name} />
        <Fact label={t('Company')} value={company} />
        <Fact label={t('Card number')} value={number} />
      </dl>
      <p className="at-muted m-0">{t('Compare the name and the number with the card.')}</p>
    </AuthLayout>
  );
}

const NotValid = () => (
  <AuthLayout
    title={t('This card is not valid')}
    lead={<StatusBadge tone="danger">{t('Not valid')}</StatusBadge>}
  >
    <p className="at-muted m-0" role="status">
      {t('It was revoked or replaced, its holder has left, or the code is not complete.')}
    </p>
  </AuthLayout>
);

const Fact = ({ label, value }: { label: string; value: string | null }) => (
  <div>
    <dt className="at-12 at-muted fw-normal">{label}</dt>
    <dd className="m-0">
      <bdi>{value}</bdi>
    </dd>
  </div>
);
