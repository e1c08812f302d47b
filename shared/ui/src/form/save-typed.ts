import type { ApiFailure } from '@atrium/sdk';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

/** What became of saving what is typed. */
export type TypedSave =
  | { is: 'saved' }
  /** This field keeps it from being saved. */
  | { is: 'unfinished'; name: string; why: string }
  | { is: 'failed'; why: string }
  /** Somebody else was faster; the form goes on from what they saved, and shows what both have changed. */
  | { is: 'met' };

type Methods<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>;

/** Saves without moving the focus; what is not sound yet is not sent. */
export const saveTyped =
  <S extends z.ZodType<FieldValues, FieldValues>>(
    schema: S,
    methods: Methods<z.input<S>, z.output<S>>,
    send: (values: z.output<S>) => Promise<ApiFailure | 'saved' | 'met'>,
  ) =>
  async (): Promise<TypedSave> => {
    const checked = await schema['~standard'].validate(methods.getValues());
    if (checked.issues) {
      const [first] = checked.issues;
      const name = first?.path?.[0];
      return { is: 'unfinished', name: typeof name === 'string' ? name : '', why: first?.message ?? '' };
    }
    const said = await send(checked.value);
    if (typeof said === 'string') return { is: said };
    for (const [name, message] of Object.entries(said.error.fields ?? {}))
      methods.setError(name as Path<z.input<S>>, { type: 'server', message });
    return { is: 'failed', why: said.error.message };
  };

/** The values as they are now, apart from what is typed later. */
export const copyOf = <Values>(values: Values): Values => JSON.parse(JSON.stringify(values)) as Values;

/** What was sent is saved; what was typed meanwhile is not. */
export function goOnFrom<Input extends FieldValues, Output>(
  methods: Methods<Input, Output>,
  sent: Input,
  version: number,
): void {
  methods.reset({ ...sent, version }, { keepValues: true });
  const values: FieldValues = { ...methods.getValues(), version };
  for (const [name, value] of Object.entries(values))
    if (JSON.stringify(value) !== JSON.stringify(sent[name]))
      methods.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
}
