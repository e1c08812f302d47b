import type { DescribedRecord, RecordRow, Ref } from '@atrium/contracts';
import { t, toast, translate } from '@atrium/sdk';
import { useRef } from 'react';
import type { z } from 'zod';
import { useContractForm, type FormSchema } from '../form/use-contract-form.js';
import { formValuesOf } from './record-values.rules.js';
import { useRefNames } from './use-ref-names.js';

// Method syntax, so that a record's own calls may narrow the parameters.
export interface FormCalls<Row> {
  load(id: string): Promise<Row>;
  create(given: { key: string; body: unknown }): Promise<Row>;
  update(changes: object): Promise<Row>;
}

export interface RecordFormOptions<R extends DescribedRecord, Row extends RecordRow> {
  calls: FormCalls<Row>;
  /** The record to edit; null creates one. */
  row: Row | null;
  /** Initial values of a new one. */
  first?: z.input<R['createSchema']>;
  /** Of an existing one: the fields that the form has; left out, all of them. */
  only?: readonly string[];
  nameOf: (row: Row) => string;
  onClose: () => void;
  /** The message for a new one; left out, it says that it was added. */
  sayAdded?: (name: string, values: z.output<R['createSchema']>) => string;
  /** Formats a field's value; null uses the default. */
  say?: (name: string, value: unknown) => string | null;
  /** Says that a change was saved, instead of the usual message; gets the names of the fields that changed. */
  tell?: (saved: Row, changed: readonly string[]) => void;
}

type NameIn<R extends DescribedRecord> = Extract<keyof z.input<R['createSchema']>, string>;

/**
 * The form of a record. When editing, only changed fields are sent, so other people's changes to other fields are kept;
 * fields that both changed are shown side by side.
 */
export function useRecordForm<R extends DescribedRecord, Row extends RecordRow>(
  record: R,
  options: RecordFormOptions<R, Row>,
) {
  const { fields } = record;
  const { row, onClose } = options;
  const refs = useRefNames(fields, row);
  const version = useRef<number>(null);
  const schema = (row ? record.updateSchema : record.createSchema) as FormSchema;
  const form = useContractForm(schema, {
    defaultValues: row ? formValuesOf(fields, row, options.only) : (options.first as Record<string, unknown>),
    submit: async (values, key) => {
      const dirty = Object.keys(form.methods.formState.dirtyFields);
      version.current = await save({ ...options, values, key, dirty });
      onClose();
    },
    ...(row && {
      conflict: conflictOf(record, { ...options, row, refs }),
      savedVersion: () => version.current,
    }),
  });
  const field = (name: NameIn<R>) => ({ label: translate(fields[name]?.label ?? name), ...form.field(name) });
  /** Props of a RefField. */
  const reference = (given: NameIn<R>) => {
    const name: string = given;
    const { label, error } = field(given);
    return {
      label,
      name,
      error,
      chosen: refs.refOf(form.methods.watch(name)),
      onChoose: (chosen: Ref | null) => {
        refs.remember(chosen);
        form.methods.setValue(name, chosen?.id ?? null, { shouldDirty: true });
      },
    };
  };
  /** Props of the FormDialog. */
  const frame = { form, onClose, ...wordsOf(record, row && options.nameOf(row)) };
  return { ...form, field, reference, frame };
}

function wordsOf({ one }: DescribedRecord, name: string | null) {
  const add = t('Add {record}', { record: translate(one).toLowerCase() });
  return name === null ? { title: add, submitLabel: add } : { title: name, submitLabel: t('Save') };
}

interface Saved<R extends DescribedRecord, Row extends RecordRow> extends RecordFormOptions<R, Row> {
  values: Record<string, unknown>;
  key: string;
  dirty: readonly string[];
}

/** @returns the version of an existing one that is saved now */
async function save<R extends DescribedRecord, Row extends RecordRow>(
  given: Saved<R, Row>,
): Promise<number | null> {
  const { calls, row, nameOf, values, key, dirty, sayAdded, tell } = given;
  if (row) {
    const changes = Object.entries(values).filter(([name]) => dirty.includes(name) || name === 'version');
    const saved = await calls.update({ ...Object.fromEntries(changes), id: row.id });
    if (tell) tell(saved, dirty);
    else toast.success(t('{name} saved', { name: nameOf(saved) }));
    return saved.version;
  }
  const name = nameOf(await calls.create({ key, body: values }));
  const said = sayAdded?.(name, values as z.output<R['createSchema']>) ?? t('{name} added', { name });
  toast.success(said);
  return null;
}

interface ConflictGiven<R extends DescribedRecord, Row extends RecordRow> extends RecordFormOptions<R, Row> {
  row: Row;
  refs: ReturnType<typeof useRefNames>;
}

function conflictOf<R extends DescribedRecord, Row extends RecordRow>(
  { fields }: R,
  { calls, row, refs, say, only }: ConflictGiven<R, Row>,
) {
  const labels = Object.entries(fields).map(([name, { label }]) => [name, label]);
  return {
    load: async () => {
      const newest = await calls.load(row.id);
      refs.rememberAll(newest);
      return formValuesOf(fields, newest, only);
    },
    labels: Object.fromEntries(labels) as Record<string, string>,
    say: (name: string, value: unknown) => {
      const said = say?.(name, value);
      if (said != null) return said;
      if (typeof value !== 'string' || value === '') return '–';
      return fields[name]?.shownAs ? (refs.refOf(value)?.name ?? '–') : value;
    },
  };
}

/** The result of `useRecordForm`. */
export type RecordForm<R extends DescribedRecord, Row extends RecordRow> = ReturnType<
  typeof useRecordForm<R, Row>
>;
