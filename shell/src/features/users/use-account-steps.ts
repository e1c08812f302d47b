import type { User } from '@atrium/contracts';
import { confirm, isApiFailure, toast } from '@atrium/sdk';
import { nameOf } from './user.format.js';
import { useTakeAccountStepMutation, type AccountStep } from './users.api.js';

const DONE: Record<AccountStep, string> = {
  deactivate: 'Deactivated',
  reactivate: 'Reactivated',
  'resend-invitation': 'Invitation sent again',
  'revoke-invitation': 'Invitation taken back',
};

const askFirst = (user: User, step: AccountStep) =>
  step !== 'deactivate' ||
  confirm({
    title: `Deactivate ${nameOf(user)}?`,
    text: 'They are signed out everywhere at once and cannot sign in. What they did stays. You can reactivate them.',
    confirmText: 'Deactivate',
    tone: 'danger',
  });

/** A function that takes a step and says how it went. */
export function useAccountSteps(): (user: User, step: AccountStep) => Promise<void> {
  const [take] = useTakeAccountStepMutation();
  return async (user, step) => {
    if (!(await askFirst(user, step))) return;
    try {
      await take({ id: user.id, version: user.version, step }).unwrap();
      toast.success(DONE[step], { text: nameOf(user) });
    } catch (reason) {
      const text = isApiFailure(reason) ? reason.error.message : 'Try again.';
      toast.error(`${nameOf(user)} was not changed`, { text });
    }
  };
}
