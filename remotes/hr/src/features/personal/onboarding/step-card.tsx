import { t } from '@atrium/sdk';
import { Button, Card, FormFailure, type FormState } from '@atrium/ui';
import type { ReactNode } from 'react';

interface StepCardProps {
  title: string;
  text: string;
  form: Pick<FormState, 'formProps' | 'failure' | 'busy'>;
  submitLabel?: string;
  /** Undefined: the first step. */
  onBack?: (() => void) | undefined;
  /** Undefined: it is needed now. */
  onSkip?: (() => void) | undefined;
  children: ReactNode;
}

/** One step of the onboarding, kept when it is left by its main button. */
export function StepCard(props: StepCardProps) {
  const { title, text, form, submitLabel = t('Save and continue'), onBack, onSkip, children } = props;
  return (
    <form {...form.formProps}>
      <Card
        title={title}
        footer={
          <div className="d-flex flex-wrap gap-2 w-100">
            {onBack && (
              <Button variant="ghost" onClick={onBack}>
                {t('Back')}
              </Button>
            )}
            <span className="at-grow" />
            {onSkip && (
              <Button variant="ghost" onClick={onSkip}>
                {t('Later')}
              </Button>
            )}
            <Button variant="primary" type="submit" busy={form.busy}>
              {submitLabel}
            </Button>
          </div>
        }
      >
        <div className="d-grid gap-3">
          <p className="at-muted m-0">{text}</p>
          {children}
          <FormFailure failure={form.failure} />
        </div>
      </Card>
    </form>
  );
}
