import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { toFailure, translate, useUnsavedWork, type ApiFailure } from '@atrium/sdk';
import { useState } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { acceptsNull, isRequired } from './contract-field.rules.js';
import { sendByKeys } from './send-by-keys.js';
import { fieldNames, focusField } from './form-elements.js';
import type { FormState } from './form-state.js';
import { useFormConflict, type ConflictOptions, type FormConflict } from './use-form-conflict.js';
import { copyOf, goOnFrom, saveTyped, type TypedSave } from './save-typed.js';
import { useOneSubmit } from './use-one-submit.js';
import { useRequestKey } from './use-request-key.js';

/** A contract schema whose input is an object of form values. */
export type FormSchema = z.ZodType<FieldValues, FieldValues>;

export interface ContractFormOptions<S extends FormSchema> {
  defaultValues: DefaultValues<z.input<S>>;
  /**
   * Gets the parsed values. `key` is the same until the form is saved; a creating call sends it along. If it throws,
   * the input is kept.
   */
  submit: (values: z.output<S>, key: string) => Promise<void>;
  /**
   * Handles a record that somebody else saved meanwhile: their changes are shown, and the next save is based on them.
   */
  conflict?: ConflictOptions<z.input<S>>;
  /** The version that the last save made, on which the next one of a form that stays open is based. */
  savedVersion?: () => number | null;
}

export interface ContractForm<S extends FormSchema> extends FormState {
  dirty: boolean;
  conflict: FormConflict | null;
  /** Props of the field at that path: name, ref, error, and whether the contract requires it. */
  field: (path: Path<z.input<S>>) => ReturnType<typeof fieldProps<S>>;
  /** Saves what is typed without moving the focus; what is not sound yet is not sent. */
  saveTyped: () => Promise<TypedSave>;
  /** The underlying react-hook-form, for fields that watch or set others. */
  methods: UseFormReturn<z.input<S>, unknown, z.output<S>>;
}

/**
 * A form for a contract's schema: validated before anything is sent, with the server's messages beside their fields,
 * the first wrong field focused, and one submit at a time.
 */
export function useContractForm<S extends FormSchema>(
  schema: S,
  options: ContractFormOptions<S>,
): ContractForm<S> {
  const methods = useForm<z.input<S>, unknown, z.output<S>>({
    // By the interface that schemas share: the kit is on the first screens, where Zod is not.
    resolver: standardSchemaResolver(schema),
    defaultValues: options.defaultValues,
    mode: 'onTouched',
  });
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const key = useRequestKey();
  const { conflict, meet, forget } = useFormConflict(methods, options.conflict);
  const { isDirty, isSubmitting } = methods.formState;
  useUnsavedWork(isDirty);

  const send = async (values: z.output<S>): Promise<ApiFailure | 'saved' | 'met'> => {
    setFailure(null);
    const sent = copyOf(methods.getValues());
    try {
      await options.submit(values, key.get());
      key.renew();
      forget();
      const version = options.savedVersion?.() ?? null;
      if (version === null) methods.reset(methods.getValues());
      else goOnFrom(methods, sent, version);
      return 'saved';
    } catch (cause) {
      return (await meet(toFailure(cause))) ?? 'met';
    }
  };
  const save = async (values: z.output<S>, form: HTMLFormElement) => {
    const said = await send(values);
    if (typeof said !== 'string' && !showFieldErrors(methods, form, said.error.fields ?? {}))
      setFailure(said);
  };
  const onSubmit = useOneSubmit((event) => {
    const form = event.currentTarget;
    return methods.handleSubmit((values) => save(values, form))(event);
  });
  return {
    busy: isSubmitting,
    failure,
    conflict,
    dirty: isDirty,
    saveTyped: saveTyped(schema, methods, send),
    formProps: { onSubmit, noValidate: true, onKeyDownCapture: sendByKeys },
    field: (path) => fieldProps(schema, methods, path),
    methods,
  };
}

function fieldProps<S extends FormSchema>(
  schema: S,
  methods: UseFormReturn<z.input<S>, unknown, z.output<S>>,
  path: Path<z.input<S>>,
) {
  const nullable = acceptsNull(schema, path);
  const control = methods.register(path, {
    setValueAs: nullable ? (value: unknown) => (value === '' ? null : value) : undefined,
  });
  const error: unknown = get(methods.formState.errors, `${path}.message`);
  return {
    ...control,
    onBlur: (event: Parameters<typeof control.onBlur>[0]) =>
      isForButton(event) ? Promise.resolve() : control.onBlur(event),
    required: isRequired(schema, path),
    error: typeof error === 'string' ? translate(error) : undefined,
  };
}

/**
 * Whether the focus moves from a field to a button. An error that appeared below the field now would move the button
 * away from the pointer, and the press would be lost. Submitting validates the field anyway.
 */
const isForButton = (event: object): boolean =>
  'relatedTarget' in event && event.relatedTarget instanceof HTMLButtonElement;

/** Shows each message beside its field and focuses the first. False when a message has no field, or there is none. */
function showFieldErrors<S extends FormSchema>(
  methods: UseFormReturn<z.input<S>, unknown, z.output<S>>,
  form: HTMLFormElement,
  fields: Readonly<Record<string, string>>,
): boolean {
  const known = [...new Set(fieldNames(form))].filter((name) => fields[name]);
  for (const name of known)
    methods.setError(name as Path<z.input<S>>, { type: 'server', message: fields[name] });
  focusField(form, known[0]);
  return known.length > 0 && known.length === Object.keys(fields).length;
}
