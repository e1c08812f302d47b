import { t } from '@atrium/sdk';
import '../../theme/wizard.scss';
import { FormConflictNote } from '../form/form-conflict-note.js';
import { FormFailure } from '../form/form-failure.js';
import { Steps } from '../page/steps.js';
import { useWizard } from './use-wizard.js';
import { WizardBar } from './wizard-bar.js';
import { WizardStepCard } from './wizard-step-card.js';
import type { WizardProps } from './wizard.types.js';

/**
 * A long form in steps: each is checked before the next, Back loses nothing, and the progress is kept by `save` so that
 * it can be continued. For what fits on one page, FormPage is quicker.
 */
export function Wizard(props: WizardProps) {
  const { label, form, steps, submitLabel, onCancel } = props;
  const { at, open, onSubmit, progress } = useWizard(props);
  const step = steps[at];
  if (!step) return null;
  return (
    <form
      noValidate
      aria-label={label}
      className="at-form-page"
      onSubmit={onSubmit}
      onInput={progress.keepSoon}
    >
      <div className="at-body at-fill">
        <div className="at-form">
          <div className="at-wizard-steps">
            <Steps label={label} steps={steps.map((each) => each.title)} at={at} onStep={open} />
            <p className="at-wizard-place">
              {t('Step {place, number} of {of, number}', { place: at + 1, of: steps.length })}
            </p>
          </div>
          <WizardStepCard step={step} at={at} />
          <FormConflictNote conflict={form.conflict ?? null} />
          <FormFailure failure={form.failure} />
        </div>
      </div>
      <WizardBar
        kept={progress.kept}
        onRetry={() => progress.keepNow()}
        onCancel={onCancel}
        onBack={at > 0 ? () => open(at - 1) : undefined}
        busy={form.busy}
        forwardLabel={at < steps.length - 1 ? t('Next') : submitLabel}
      />
    </form>
  );
}
