import type { User } from '@atrium/contracts';
import { msg, t, translate, useStep, type ConfirmOptions } from '@atrium/sdk';
import { nameOf } from './user.format.js';
import { useTakeAccountStepMutation, type AccountStep } from './users.api.js';

/** Messages of steps whose result the list does not show. */
const DONE: Partial<Record<AccountStep, string>> = {
  'resend-invitation': msg('Invitation sent again'),
  'reset-second-factor': msg('Two-step sign-in reset'),
};

/** Questions before steps that are hard to undo. */
const QUESTIONS: Partial<Record<AccountStep, (name: string) => ConfirmOptions>> = {
  deactivate: (name) => ({
    title: t('Deactivate {name}?', { name }),
    text: t(
      'They are signed out everywhere at once and cannot sign in. What they did stays. You can reactivate them.',
    ),
    confirmText: t('Deactivate'),
    tone: 'danger',
  }),
  'reset-second-factor': (name) => ({
    title: t('Reset the two-step sign-in of {name}?', { name }),
    text: t(
      'They sign in with their password alone until they set it up again, and are signed out everywhere. They are told.',
    ),
    confirmText: t('Reset'),
    tone: 'danger',
  }),
};

/** The account and the version at which it was seen. */
type Account = Pick<User, 'id' | 'version' | 'firstName' | 'lastName'>;

/** Returns a function that takes a step and reports the result. */
export function useAccountSteps(): (user: Account, step: AccountStep) => Promise<void> {
  const [change] = useTakeAccountStepMutation();
  const { take } = useStep();
  return async (user, step) => {
    const { id, version } = user;
    const name = nameOf(user);
    const done = DONE[step];
    await take({
      of: id,
      ask: QUESTIONS[step]?.(name),
      work: () => change({ id, version, step }).unwrap(),
      done: done && translate(done),
      doneOptions: { text: name },
      failed: t('{name} was not changed', { name }),
    });
  };
}
