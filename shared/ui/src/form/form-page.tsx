import { t } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { Dot } from '../badge/dot.js';
import { Button } from '../button/button.js';
import { FormConflictNote } from './form-conflict-note.js';
import { FormFailure } from './form-failure.js';
import type { FormState } from './form-state.js';

export interface FormPageProps {
  form: FormState;
  /** "Save employee". */
  submitLabel: string;
  onCancel: () => void;
  /** A second button that saves too; `onSubmitBy` hears before saving whether it was that one. */
  another?: { label: string; onSubmitBy: (another: boolean) => void };
  /** Beside the fields where there is room, below them elsewhere. */
  aside?: ReactNode;
  /** FormSections. */
  children: ReactNode;
}

/** The buttons that save. The first in the page is the one that Enter presses. */
function Submits({ form, submitLabel, another }: Pick<FormPageProps, 'form' | 'submitLabel' | 'another'>) {
  return (
    <>
      <Button
        variant="primary"
        type="submit"
        busy={form.busy}
        className="order-1"
        onClick={() => another?.onSubmitBy(false)}
      >
        {submitLabel}
      </Button>
      {another && (
        <Button type="submit" busy={form.busy} onClick={() => another.onSubmitBy(true)}>
          {another.label}
        </Button>
      )}
    </>
  );
}

/** A form that fills a page: sections in one card, and a bar that shows unsaved changes. */
export function FormPage({ form, submitLabel, onCancel, another, aside, children }: FormPageProps) {
  return (
    <form {...form.formProps} className="at-form-page">
      <div className={classNames('at-body at-fill', aside !== undefined && 'at-form-beside')}>
        <div className="at-form">
          <div className="at-card">{children}</div>
          <FormConflictNote conflict={form.conflict ?? null} />
          <FormFailure failure={form.failure} />
        </div>
        {aside !== undefined && <aside>{aside}</aside>}
      </div>
      <div className="at-savebar">
        {form.dirty && (
          <span className="at-state" role="status">
            <Dot tone="warning" />
            {t('Not saved yet')}
          </span>
        )}
        <div className="at-actions">
          <Button variant="ghost" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Submits form={form} submitLabel={submitLabel} another={another} />
        </div>
      </div>
    </form>
  );
}
