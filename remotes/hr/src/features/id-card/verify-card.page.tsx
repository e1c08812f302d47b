import type { VerifiedCard } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { AuthLayout, Bar, Loaded, Loading, StatusBadge } from '@atrium/ui';
import { useLocation, useParams } from 'react-router-dom';
import { useVerifyCardQuery } from '../../shared/id-card.api.js';

const CODE = /^#card=([\w-]{20,40})$/;

/** Where the code of a card leads: to anyone it says whether the card is valid, and of a valid one whose it is. */
export default function VerifyCardPage() {
  const { companyCode = '' } = useParams();
  const [, token] = CODE.exec(useLocation().hash) ?? [];
  const asked = { companyCode, token: token ?? '' };
  const query = useVerifyCardQuery(asked, { skip: !token, refetchOnMountOrArgChange: true });
  if (!token) return <NotValid />;
  const { error, refetch, isFetching } = query;
  return (
    <Loaded
      // A card may have been revoked since, so what was known of it is not shown when it cannot be checked.
      of={{ data: error ? undefined : query.currentData, error, refetch, isFetching }}
      title={t('Try again')}
      skeleton={
        <Loading label={t('Checking the card…')}>
          <Bar part={55} />
        </Loading>
      }
      frame={(waiting) => (
        <AuthLayout title={error ? t('The card could not be checked') : t('Checking the card…')}>
          {waiting}
        </AuthLayout>
      )}
    >
      {(card) => (card.valid ? <Valid card={card} /> : <NotValid />)}
    </Loaded>
  );
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
