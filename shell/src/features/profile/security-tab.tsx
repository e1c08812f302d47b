import { IdleLockCard } from '../../lock/idle-lock-card.js';
import { useGetAccountQuery } from './account.api.js';
import { PasswordCard } from './password-card.js';
import { SecondFactorCard } from './second-factor-card.js';
import { SessionsCard } from './sessions-card.js';

/** What keeps the account the person's own. */
export function SecurityTab() {
  const { data } = useGetAccountQuery();
  return (
    <>
      <PasswordCard secondFactor={data?.secondFactor ?? null} />
      {data && <SecondFactorCard secondFactor={data.secondFactor} />}
      <IdleLockCard />
      <SessionsCard />
    </>
  );
}
