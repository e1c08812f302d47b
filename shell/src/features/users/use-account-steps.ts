import type { User, UserStep } from '@atrium/contracts';
import { t, useStep, type ConfirmOptions } from '@atrium/sdk';
import type { RowStep } from '@atrium/ui';
import { nameOf } from './user.format.js';
import { userApi } from './users.api.js';

/** The account and the version at which it was seen. */
type Account = Pick<User, 'id' | 'version' | 'firstName' | 'lastName'>;

/** The steps that need only the version: `changeRole` is part of the form, `seeAs` has its own call. */
type StepName = Exclude<UserStep, 'changeRole' | 'seeAs'>;

interface AccountStep extends Pick<RowStep<Account>, 'label' | 'icon' | 'danger'> {
  /** The question before a step that is hard to undo. */
  ask?: (name: string) => ConfirmOptions;
  /** The message after a step whose result the list does not show. */
  done?: string;
}

/** The steps on accounts, in the order of the menu. */
const accountSteps = (): Record<StepName, AccountStep> => ({
  resendInvitation: {
    label: t('Resend invitation'),
    icon: 'send',
    done: t('Invitation resent'),
  },
  reactivate: { label: t('Reactivate'), icon: 'user-check' },
  revokeInvitation: { label: t('Withdraw invitation'), icon: 'x', danger: true },
  resetSecondFactor: {
    label: t('Reset two-step sign-in'),
    icon: 'shield-lock',
    danger: true,
    ask: (name) => ({
      title: t('Reset the two-step sign-in of {name}?', { name }),
      text: t(
        'They are signed out everywhere and need only their password until they set it up again. They are notified.',
      ),
      confirmText: t('Reset'),
      tone: 'danger',
    }),
    done: t('Two-step sign-in reset'),
  },
  deactivate: {
    label: t('Deactivate'),
    icon: 'user-off',
    danger: true,
    ask: (name) => ({
      title: t('Deactivate {name}?', { name }),
      text: t(
        'They are signed out everywhere and cannot sign in. Their work is kept. You can reactivate them later.',
      ),
      confirmText: t('Deactivate'),
      tone: 'danger',
    }),
  },
});

/** The steps on accounts as their lists offer them. Each asks first, runs and reports the result. */
export function useAccountSteps<Row extends Account>(): Record<StepName, RowStep<Row>> {
  const calls = userApi.useCalls();
  const { take } = useStep();
  const rowStep = (step: StepName, { ask, done, ...looks }: AccountStep): RowStep<Row> => ({
    ...looks,
    run: (user) => {
      const { id, version } = user;
      const name = nameOf(user);
      void take({
        of: id,
        ask: ask?.(name),
        work: () => calls.take({ id, version, step }),
        done,
        doneOptions: { text: name },
        failed: t('{name} was not changed', { name }),
      });
    },
  });
  const steps = Object.entries(accountSteps()).map(([name, step]) => [name, rowStep(name as StepName, step)]);
  return Object.fromEntries(steps) as Record<StepName, RowStep<Row>>;
}
