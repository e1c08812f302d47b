import { useUnsavedWork } from '@atrium/sdk';
import { useState } from 'react';
import { sendByKeys } from './send-by-keys.js';
import type { FormState } from './form-state.js';
import { useFaults, type Faults } from './use-faults.js';
import { useOneSubmit } from './use-one-submit.js';
import { useRequestKey } from './use-request-key.js';

type Values<Name extends string> = Record<Name, string>;

export interface SubmitOptions<Name extends string> {
  /** Names of the form's fields. An unticked check box gives an empty string. */
  names: readonly Name[];
  /** `key` is the same until the form is saved; a creating call sends it along. */
  submit: (values: Values<Name>, key: string) => Promise<void>;
  /** Errors found before anything is sent. */
  validate?: (values: Values<Name>) => Faults<Name>;
}

/**
 * A plain form of uncontrolled fields, without a form library: one submit at a time, the server's messages beside their
 * fields, the first of them focused, and all input kept.
 */
export function useSubmit<Name extends string>({ names, submit, validate }: SubmitOptions<Name>) {
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState(false);
  useUnsavedWork(typed);
  const key = useRequestKey();
  const faults = useFaults(names);
  const onSubmit = useOneSubmit(async ({ currentTarget: form }) => {
    const values = read(form, names);
    if (faults.show(form, validate?.(values) ?? {})) return;
    setBusy(true);
    try {
      await submit(values, key.get());
      key.renew();
      setTyped(false);
    } catch (cause) {
      faults.fail(form, cause);
    } finally {
      setBusy(false);
    }
  });
  const formProps = { onSubmit, noValidate: true, onKeyDownCapture: sendByKeys } as const;
  const state: FormState = { busy, dirty: typed, failure: faults.failure, formProps };
  return {
    ...state,
    /** Props of the field with that name. */
    field: (name: Name) => ({
      name,
      error: faults.errors[name],
      onInput: () => {
        setTyped(true);
        faults.forget(name);
      },
    }),
  };
}

function read<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> {
  const data = new FormData(form);
  const entries = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries) as Values<Name>;
}
