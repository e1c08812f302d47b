import { t } from '@atrium/sdk';
import { Loaded, SkeletonCards } from '@atrium/ui';
import { useGetPersonalQuery, useGetStatutoryQuery, type Whose } from '../personal.api.js';
import type { AskChange } from './ask-button.js';
import { ContactsCard } from './contacts-card.js';
import { PersonalCard } from './personal-card.js';
import { StatutoryCard } from './statutory-card.js';

interface DetailsProps {
  whose: Whose;
  /** May change personal details. */
  mayEdit: boolean;
  /** May name whom to call. */
  mayName: boolean;
  /** Asks HR for a change of one of them. */
  ask?: AskChange | undefined;
}

/** Personal details and whom to call. */
export function Details({ whose, mayEdit, mayName, ask }: DetailsProps) {
  const query = useGetPersonalQuery(whose);
  return (
    <Loaded
      of={query}
      title={t('The personal details could not be loaded')}
      skeleton={<SkeletonCards cards={2} label={t('Loading the personal details')} />}
    >
      {(data) => (
        <>
          <PersonalCard details={data} mayEdit={mayEdit} ask={ask} />
          <ContactsCard details={data} whose={whose} mayEdit={mayName} />
        </>
      )}
    </Loaded>
  );
}

/** Bank account and numbers, for whom may read them. */
export function Statutory({ whose, mayEdit, ask }: Omit<DetailsProps, 'mayName'>) {
  const query = useGetStatutoryQuery(whose);
  return (
    <Loaded
      of={query}
      title={t('Bank and statutory details could not be loaded')}
      skeleton={<SkeletonCards cards={1} label={t('Loading bank and statutory details')} />}
    >
      {(data) => <StatutoryCard details={data} whose={whose} mayEdit={mayEdit} ask={ask} />}
    </Loaded>
  );
}
