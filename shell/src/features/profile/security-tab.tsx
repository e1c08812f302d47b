import { IdleLockCard } from '../../lock/idle-lock-card.js';
import { SecondFactorCard } from '../../session/second-factor/second-factor-card.js';
import { useOwnSecondFactor } from '../../session/second-factor/second-factor-calls.js';
import { useGetAccountQuery } from './account.api.js';
import { PasswordCard } from './password-card.js';
import { SessionsCard } from './sessions-card.js';

/** Password, second factor, automatic lock and sessions. */
export function SecurityTab() {
  const { data } = useGetAccountQuery();
  const calls = useOwnSecondFactor();
  return (
    <>
      <PasswordCard secondFactor={data?.secondFactor ?? null} />
      {data && <SecondFactorCard secondFactor={data.secondFactor} calls={calls} />}
      <IdleLockCard />
      <SessionsCard />
    </>
  );
}
