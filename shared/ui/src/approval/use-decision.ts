import { t } from '@atrium/sdk';
import { useState } from 'react';
import { useSubmit } from '../form/use-submit.js';
import type { Decide, Decision } from './approval.types.js';

/** The form of a decision: two submit buttons, and a reason that declining needs. */
export function useDecision(decide: Decide) {
  // Which button was pressed last; a submit follows in the same press, so state would come too late.
  const [pressed] = useState<{ decision: Decision }>(() => ({ decision: 'approved' }));
  const form = useSubmit({
    names: ['reason'],
    validate: ({ reason }): { reason?: string } =>
      pressed.decision === 'declined' && !reason.trim()
        ? { reason: t('Enter a reason. The person who asked will read it.') }
        : {},
    submit: ({ reason }) => decide(pressed.decision, reason.trim()),
  });
  return {
    ...form,
    /** Props of a button that submits the form with that decision. */
    button: (decision: Decision) => ({
      type: 'submit' as const,
      onClick: () => {
        pressed.decision = decision;
      },
    }),
  };
}
