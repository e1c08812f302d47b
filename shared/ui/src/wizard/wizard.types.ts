import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormState } from '../form/form-state.js';

export interface WizardStep {
  id: string;
  title: string;
  /** One sentence beside the fields. */
  text?: ReactNode;
  /** Paths of the fields that must be right before the next step. */
  names: readonly string[];
  /** Drawn while the step is open; what was typed is kept by the form. */
  fields: () => ReactNode;
}

/** What `save` gets, and what the page hands in again to continue. */
export interface WizardProgress {
  /** Id of the open step. */
  step: string;
  values: FieldValues;
}

/** A form of `useContractForm`, whatever its schema. Methods, so that names of any schema's fields are accepted. */
export interface WizardForm extends FormState {
  methods: {
    trigger(
      this: void,
      names?: string | readonly string[],
      options?: { shouldFocus?: boolean },
    ): Promise<boolean>;
    getValues(this: void): FieldValues;
    reset(
      this: void,
      values: FieldValues,
      options: { keepValues: boolean; keepErrors: boolean; keepTouched: boolean },
    ): void;
    getFieldState(this: void, name: string): { invalid: boolean };
    setError(
      this: void,
      name: string,
      error: { type: string; message: string },
      options: { shouldFocus: boolean },
    ): void;
  };
}

export interface WizardProps {
  /** What the steps lead to: “Onboarding”. */
  label: string;
  /** Its submit gets the values of all steps at the end. Start it with the values of the saved progress. */
  form: WizardForm;
  steps: readonly WizardStep[];
  /** The step of the saved progress. */
  startAt?: string | undefined;
  /** Keeps the progress, so that it can be continued later and on another device. */
  save: (progress: WizardProgress) => Promise<void>;
  /** “Onboard client”. */
  submitLabel: string;
  onCancel: () => void;
}
