import { t } from '@atrium/sdk';
import type { ReactNode } from 'react';
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
  /** FormSections. */
  children: ReactNode;
}

/** A form that fills a page: sections in one card, and a bar that shows unsaved changes. */
export function FormPage({ form, submitLabel, onCancel, children }: FormPageProps) {
  return (
    <form {...form.formProps} className="at-form-page">
      <div className="at-body at-fill">
        <div className="at-form">
          <div className="at-card">{children}</div>
          <FormConflictNote conflict={form.conflict ?? null} />
          <FormFailure failure={form.failure} />
        </div>
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
          <Button variant="primary" type="submit" busy={form.busy}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}
