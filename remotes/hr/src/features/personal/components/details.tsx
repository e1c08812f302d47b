import { t } from '@atrium/sdk';
import { ErrorState, SkeletonCards } from '@atrium/ui';
import { useGetPersonalQuery, useGetStatutoryQuery, type Whose } from '../personal.api.js';
import { ContactsCard } from './contacts-card.js';
import { PersonalCard } from './personal-card.js';
import { StatutoryCard } from './statutory-card.js';

interface DetailsProps {
  whose: Whose;
  /** May change personal details. */
  mayEdit: boolean;
  /** May name whom to call. */
  mayName: boolean;
}

/** Personal details and whom to call. */
export function Details({ whose, mayEdit, mayName }: DetailsProps) {
  const { data, error, refetch, isFetching } = useGetPersonalQuery(whose);
  if (!data && error)
    return (
      <ErrorState
        title={t('The personal details could not be loaded')}
        error={error}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (!data) return <SkeletonCards cards={2} label={t('Loading the personal details')} />;
  return (
    <>
      <PersonalCard details={data} mayEdit={mayEdit} />
      <ContactsCard details={data} whose={whose} mayEdit={mayName} />
    </>
  );
}

/** Bank account and numbers, for whom may read them. */
export function Statutory({ whose, mayEdit }: { whose: Whose; mayEdit: boolean }) {
  const { data, error, refetch, isFetching } = useGetStatutoryQuery(whose);
  if (!data && error)
    return (
      <ErrorState
        title={t('Bank and statutory details could not be loaded')}
        error={error}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (!data) return <SkeletonCards cards={1} label={t('Loading bank and statutory details')} />;
  return <StatutoryCard details={data} whose={whose} mayEdit={mayEdit} />;
}
