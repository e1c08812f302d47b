import { t } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { FormConflictNote } from '../form/form-conflict-note.js';
import { FormFailure } from '../form/form-failure.js';
import type { FormState } from '../form/form-state.js';
import { DialogFrame, type DialogProps } from './dialog.js';
import { useTypedInDialog } from './dialog-leave.js';
import { keepReachable } from './keep-reachable.js';

export interface FormDialogProps extends Omit<DialogProps, 'footer' | 'keep'> {
  /** The result of useContractForm or useSubmit. */
  form: FormState;
  /** The verb of the primary button: "Invite"; null: there is nothing to send. */
  submitLabel: string | null;
  /** Input is kept as a draft when the dialog is closed. */
  draft?: boolean;
  /** Fields. */
  children: ReactNode;
}

/** A form in a dialog. Enter saves, and closing it never loses input without a question. */
export function FormDialog({ form, submitLabel, draft, children, ...frame }: FormDialogProps) {
  return (
    <DialogFrame {...frame} keep={form.busy}>
      <DialogForm form={form} submitLabel={submitLabel} draft={draft}>
        {children}
      </DialogForm>
    </DialogFrame>
  );
}

type DialogFormProps = Pick<FormDialogProps, 'form' | 'submitLabel' | 'draft' | 'children'>;

/** The form inside a DialogFrame, for a dialog that opens before its form is known. */
export function DialogForm({ form, submitLabel, draft = false, children }: DialogFormProps) {
  const typed = form.dirty ? (draft ? 'kept' : 'lost') : 'none';
  const leave = useTypedInDialog(typed);
  return (
    <form {...form.formProps}>
      <div className="at-dialog-b" ref={keepReachable}>
        {children}
        <FormConflictNote conflict={form.conflict ?? null} />
        <FormFailure failure={form.failure} />
      </div>
      <div className="at-dialog-f">
        <Button onClick={leave}>{t('Cancel')}</Button>
        {submitLabel !== null && (
          <Button variant="primary" type="submit" busy={form.busy}>
            {submitLabel}
          </Button>
        )}
      </div>
    </form>
  );
}
