import { t } from '@atrium/sdk';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../button/button.js';
import { TextAreaField } from '../field/text-area-field.js';
import { FormFailure } from '../form/form-failure.js';
import type { Decide } from './approval.types.js';
import { useDecision } from './use-decision.js';

export interface DecisionFormProps {
  label: string;
  decide: Decide;
  compact?: boolean | undefined;
}

/** Approve, or decline with a reason. In one line the reason appears with the first press of Decline. */
export function DecisionForm({ label, decide, compact = false }: DecisionFormProps) {
  const form = useDecision(decide);
  const reason = useReason(compact);
  const look = { size: compact ? 'xs' : 'sm', busy: form.busy } as const;
  return (
    <form {...form.formProps} aria-label={label} className="at-decision" onKeyDown={reason.onKeyDown}>
      {reason.asks && (
        <TextAreaField
          label={t('Reason')}
          help={t('Needed when you decline.')}
          rows={2}
          maxLength={500}
          ref={compact ? focus : undefined}
          {...form.field('reason')}
        />
      )}
      <FormFailure failure={form.failure} />
      <div className="at-actions">
        <Button
          {...look}
          {...(reason.asks ? form.button('declined') : reason.opener)}
          variant="danger-outline"
          icon="x"
        >
          {t('Decline')}
        </Button>
        <Button {...look} {...form.button('approved')} variant="primary" icon="check">
          {t('Approve')}
        </Button>
      </div>
    </form>
  );
}

/** Whether the reason shows. In one line Decline opens it, and Esc closes it and returns to Decline. */
function useReason(compact: boolean) {
  const [asks, setAsks] = useState(!compact);
  const [left, setLeft] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !compact || !asks) return;
    event.stopPropagation();
    setAsks(false);
    setLeft(true);
  };
  const opener = {
    type: 'button',
    'aria-expanded': false,
    ref: left ? focus : undefined,
    onClick: () => setAsks(true),
  } as const;
  return { asks, opener, onKeyDown };
}

const focus = (element: HTMLElement | null) => element?.focus();
