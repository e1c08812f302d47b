import type { ApiFailure } from '@atrium/sdk';
import type { SyntheticEvent } from 'react';
import type { FormConflict } from './use-form-conflict.js';

/** What a form's frame needs to know, whichever hook keeps the values. */
export interface FormState {
  busy: boolean;
  /** A fault that lies in no field. */
  failure: ApiFailure | null;
  /** What somebody else saved in the meantime. */
  conflict?: FormConflict | null;
  /** Something was typed that is not saved. */
  dirty?: boolean;
  formProps: { onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void; noValidate: true };
}
