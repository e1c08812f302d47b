import type { BankFile } from '@atrium/contracts';
import type { RunDialogProps } from '../run-dialog.types.js';

/** What dialogs about a bank file of a run are given. */
export interface BankFileDialogProps extends RunDialogProps {
  file: BankFile;
}
