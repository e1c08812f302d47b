import { toFailure, translate, type ApiFailure } from '@atrium/sdk';
import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { findConflicts, type FieldConflict } from './conflict.rules.js';

export interface ConflictOptions<Input> {
  /** Loads the current record as form values with its version. */
  load: () => Promise<Input>;
  /** Labels of the fields; a field without one is not shown. */
  labels: Partial<Record<keyof Input & string, string>>;
  /** Formats a value; left out, it is shown as it is. */
  say?: (name: string, value: unknown) => string;
}

/** What somebody else changed, for the form to show. */
export interface FormConflict {
  fields: readonly (FieldConflict & { label: string; mineInWords: string; theirsInWords: string })[];
  choose: (name: string, whose: 'mine' | 'theirs') => void;
}

/** Handles a stale version: the form continues from the newest record and keeps everything typed. */
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
    /** Returns the failure to show, or nothing for a stale version, which the form then shows by itself. */
    meet,
    forget: () => setFields([]),
  };
}
