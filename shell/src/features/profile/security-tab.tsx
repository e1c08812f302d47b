import { PasswordCard } from './password-card.js';
import { SessionsCard } from './sessions-card.js';

/** What keeps the account the person's own. */
export function SecurityTab() {
  return (
    <>
      <PasswordCard />
      <SessionsCard />
    </>
  );
}
