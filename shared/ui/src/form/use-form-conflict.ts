import { translate, type ApiFailure } from '@atrium/sdk';
import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { findConflicts, type FieldConflict } from './conflict.rules.js';
import { toFailure } from '../states/failure.js';

export interface ConflictOptions<Input> {
  /** The record as it is now, in the form's values with its version. */
  load: () => Promise<Input>;
  /** Names of the fields in words; a field without one is not spoken of. */
  labels: Partial<Record<keyof Input & string, string>>;
  /** A value in words; left out, it stands as it is. */
  say?: (name: string, value: unknown) => string;
}

/** What somebody else changed, for the form to show. */
export interface FormConflict {
  fields: readonly (FieldConflict & { label: string; mineInWords: string; theirsInWords: string })[];
  choose: (name: string, whose: 'mine' | 'theirs') => void;
}

/** Meets a stale version: the form goes on from the newest record, with everything typed kept. */
export function useFormConflict<Input extends FieldValues, Output>(
  methods: UseFormReturn<Input, unknown, Output>,
  options: ConflictOptions<Input> | undefined,
) {
  const [fields, setFields] = useState<readonly FieldConflict[]>([]);
  const put = (name: string, value: unknown) =>
    methods.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });

  const goOnFrom = (newest: Input) => {
    const base = methods.formState.defaultValues ?? {};
    const found = findConflicts(base, methods.getValues(), newest);
    methods.reset(newest, { keepDirtyValues: true });
    for (const { name, theirs, open } of found) if (!open) put(name, theirs);
    setFields(found);
  };
  const meet = async (failure: ApiFailure): Promise<ApiFailure | null> => {
    if (failure.error.code !== 'STALE_VERSION' || !options) return failure;
    return options.load().then((newest) => {
      goOnFrom(newest);
      return null;
    }, toFailure);
  };
  const words = (name: string, value: unknown) =>
    options?.say?.(name, value) ?? (typeof value === 'string' && value !== '' ? value : '–');
  const shown = fields.flatMap((field) => {
    const label = options?.labels[field.name];
    const { name, mine, theirs } = field;
    if (label === undefined) return [];
    const inWords = { mineInWords: words(name, mine), theirsInWords: words(name, theirs) };
    return [{ ...field, ...inWords, label: translate(label) }];
  });
  const choose = (name: string, whose: 'mine' | 'theirs') =>
    put(name, fields.find((field) => field.name === name)?.[whose]);
  const conflict: FormConflict | null = fields.length > 0 ? { fields: shown, choose } : null;
  return {
    conflict,
    /** What is left to say of a failure; nothing when it was a stale version, which the form then shows. */
    meet,
    forget: () => setFields([]),
  };
}
