import {
  HR_ERRORS,
  listEmptyDetails,
  type ChangeTopic,
  type PersonalDetails,
  type StatutoryDetails,
} from '@atrium/contracts';
import { isApiFailure, t, useUser } from '@atrium/sdk';
import { EmptyState } from '@atrium/ui';
import { useState } from 'react';
import { ChangesCard } from './components/changes-card.js';
import { Details, Statutory } from './components/details.js';
import { StillEmpty, StillEmptyPlace } from './components/still-empty.js';
import { useGetPersonalQuery, useGetStatutoryQuery } from './personal.api.js';

/** What the company keeps about the reader: whom to call is theirs to say, for the rest they ask HR. */
export default function OwnPersonalTab() {
  const { seenBy } = useUser();
  const [asking, setAsking] = useState<ChangeTopic | null>(null);
  const { data: personal, error } = useGetPersonalQuery('own');
  const { data: statutory, error: failure } = useGetStatutoryQuery('own');
  if (isApiFailure(error) && error.error.code === HR_ERRORS.NO_EMPLOYEE_RECORD.code)
    return (
      <EmptyState
        drawing="people"
        title={t('No employee record yet')}
        text={t('HR has not linked your account with an employee record.')}
      />
    );
  const kept = personal && statutory && { personal, statutory };
  return (
    <>
      {kept && <StillEmpty details={listEmptyDetails(kept.personal, kept.statutory)} />}
      {!kept && !error && !failure && <StillEmptyPlace />}
      <ChangesCard
        now={kept && keptNow(kept.personal, kept.statutory)}
        mayAsk={!seenBy}
        asking={asking}
        onAsk={setAsking}
      />
      <Details whose="own" mayEdit={false} mayName={!seenBy} ask={seenBy ? undefined : setAsking} />
      <Statutory whose="own" mayEdit={false} ask={seenBy ? undefined : setAsking} />
    </>
  );
}

function keptNow(personal: PersonalDetails, statutory: StatutoryDetails): Record<ChangeTopic, string | null> {
  const { legalName, phone, birthDate, gender, personalEmail, homeAddress, permanentAddress } = personal;
  const { bankName, account, ifsc, pan, uan, esi } = statutory;
  return {
    legalName,
    phone,
    birthDate,
    gender,
    personalEmail,
    homeAddress,
    permanentAddress,
    pan,
    uan,
    esi,
    bank: account && [bankName, account, ifsc].filter(Boolean).join(' · '),
  };
}
