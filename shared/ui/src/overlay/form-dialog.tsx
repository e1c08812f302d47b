import { t } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { FormConflictNote } from '../form/form-conflict-note.js';
import { FormFailure } from '../form/form-failure.js';
import type { FormState } from '../form/form-state.js';
import { DialogFrame, type DialogProps } from './dialog.js';

export interface FormDialogProps extends Omit<DialogProps, 'footer' | 'keep'> {
  /** What useContractForm or useSubmit returned. */
  form: FormState;
  /** The verb of the primary button: "Invite". */
  submitLabel: string;
  /** Fields. */
  children: ReactNode;
}

/** A form in a dialog: Enter saves, a press beside it never loses what was typed. */
export function FormDialog({ form, submitLabel, children, ...frame }: FormDialogProps) {
  return (
    <DialogFrame {...frame} keep={form.busy || form.dirty !== false}>
      <DialogForm form={form} submitLabel={submitLabel} onClose={frame.onClose}>
        {children}
      </DialogForm>
    </DialogFrame>
  );
}

type DialogFormProps = Pick<FormDialogProps, 'form' | 'submitLabel' | 'children' | 'onClose'>;

/** What a form puts into a DialogFrame, for a dialog that is open before its form is known. */
export function DialogForm({ form, submitLabel, children, onClose }: DialogFormProps) {
  return (
    <form {...form.formProps}>
      <div className="at-dialog-b">
        {children}
        <FormConflictNote conflict={form.conflict ?? null} />
        <FormFailure failure={form.failure} />
      </div>
      <div className="at-dialog-f">
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button variant="primary" type="submit" busy={form.busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
