import type { ApiFailure } from '@atrium/sdk';
import { useRef, useState, type SyntheticEvent } from 'react';
import { toFailure } from './failure.js';
import { fieldNames, focusField } from './form-elements.js';
import type { FormState } from './form-state.js';

type Values<Name extends string> = Record<Name, string>;
type Faults<Name extends string> = Partial<Record<Name, string>>;

export interface SubmitOptions<Name extends string> {
  /** The names of the form's fields. A check box that is not ticked arrives as an empty string. */
  names: readonly Name[];
  submit: (values: Values<Name>) => Promise<void>;
  /** What is wrong before anything is sent. */
  validate?: (values: Values<Name>) => Faults<Name>;
}

/**
 * A plain form of uncontrolled fields, without a form library: one submit at a time, the server's words beside their
 * fields, the first of them focused, everything typed kept.
 */
export function useSubmit<Name extends string>({ names, submit, validate }: SubmitOptions<Name>) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Faults<Name>>({});
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const running = useRef(false);

  const show = (form: HTMLFormElement, faults: Faults<Name>) => {
    setErrors(faults);
    const wrong: ReadonlySet<string> = new Set(names.filter((name) => faults[name]));
    focusField(
      form,
      fieldNames(form).find((name) => wrong.has(name)),
    );
  };
  const fail = (form: HTMLFormElement, cause: unknown) => {
    const said = toFailure(cause);
    const { fields = {} } = said.error;
    const known = names.filter((name) => fields[name]);
    const faults: Faults<Name> = {};
    for (const name of known) faults[name] = fields[name];
    show(form, faults);
    if (known.length === 0 || known.length < Object.keys(fields).length) setFailure(said);
  };
  const send = async (form: HTMLFormElement) => {
    const values = read(form, names);
    const faults: Faults<Name> = validate?.(values) ?? {};
    setFailure(null);
    show(form, faults);
    if (names.some((name) => faults[name])) return;
    setBusy(true);
    try {
      await submit(values);
    } catch (cause) {
      fail(form, cause);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    void send(event.currentTarget).finally(() => {
      running.current = false;
    });
  };
  const state: FormState = { busy, failure, formProps: { onSubmit, noValidate: true } };
  return {
    ...state,
    /** Props of the field of that name. */
    field: (name: Name) => ({
      name,
      error: errors[name],
      onInput: () => {
        if (errors[name]) setErrors({ ...errors, [name]: undefined });
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
