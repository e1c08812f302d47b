import type { ApiFailure } from '@atrium/sdk';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import type { FormConflict } from './use-form-conflict.js';

/** What a form's frame needs to know, whichever hook keeps the values. */
export interface FormState {
  busy: boolean;
  /** A failure that concerns no single field. */
  failure: ApiFailure | null;
  /** What somebody else saved meanwhile. */
  conflict?: FormConflict | null;
  /** The form has unsaved input. */
  dirty?: boolean;
  formProps: {
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
    onKeyDownCapture?: (event: KeyboardEvent<HTMLFormElement>) => void;
    noValidate: true;
  };
}
