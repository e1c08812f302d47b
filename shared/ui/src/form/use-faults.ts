import { toFailure } from '@atrium/sdk';
import type { ApiFailure } from '@atrium/sdk';
import { useState } from 'react';
import { fieldNames, focusField } from './form-elements.js';

export type Faults<Name extends string> = Partial<Record<Name, string>>;

/** The errors of a plain form: messages by field, and a failure that concerns no single field. */
export function useFaults<Name extends string>(names: readonly Name[]) {
  const [errors, setErrors] = useState<Faults<Name>>({});
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const show = (form: HTMLFormElement, faults: Faults<Name>) => {
    setErrors(faults);
    setFailure(null);
    const wrong: ReadonlySet<string> = new Set(names.filter((name) => faults[name]));
    focusField(
      form,
      fieldNames(form).find((name) => wrong.has(name)),
    );
    return wrong.size > 0;
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
  const forget = (name: Name) => {
    if (errors[name]) setErrors((before) => ({ ...before, [name]: undefined }));
  };
  return { errors, failure, show, fail, forget };
}
