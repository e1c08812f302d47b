import { saveLeadSetupSchema, type LeadSetup, type SaveLeadSetup } from '@atrium/contracts';
import { t, toast, toFailure, translate, useUnsavedWork, type ApiFailure } from '@atrium/sdk';
import { useState, type SyntheticEvent } from 'react';
import { useSaveLeadSetupMutation } from '../../shared/lead-setup.api.js';

/** A setup while it is edited: keys of what is new begin with this. */
export const NEW_KEY = 'new ';

export interface SetupDraft extends Omit<LeadSetup, 'version'> {
  /** Where the leads of an archived stage go: its key -> the key of another. */
  moves: Readonly<Record<string, string>>;
}

const keyOf = <Row extends { key: string }>(row: Row) => ({
  ...row,
  key: row.key.startsWith(NEW_KEY) ? null : row.key,
});

/** The request that saves a draft. */
function bodyOf({ moves, ...draft }: SetupDraft, version: number): SaveLeadSetup {
  const placeOf = (key: string) => draft.stages.findIndex((stage) => stage.key === key);
  return {
    ...draft,
    version,
    stages: draft.stages.map(keyOf),
    lostReasons: draft.lostReasons.map(keyOf),
    sources: draft.sources.map(keyOf),
    services: draft.services.map(keyOf),
    moves: Object.entries(moves).flatMap(([from, to]) =>
      placeOf(to) < 0 ? [] : [{ from, to: placeOf(to) }],
    ),
  };
}

const faultsOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.map(String).join('.'), message]));

/** The draft of a setup, and what is wrong with it by the path of each field: `stages.0.name`. */
export function useSetupForm(setup: LeadSetup, onSaved: (setup: LeadSetup) => void) {
  const { version, ...content } = setup;
  const [draft, setDraft] = useState<SetupDraft>({ ...content, moves: {} });
  const [dirty, setDirty] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [save, { isLoading: busy }] = useSaveLeadSetupMutation();
  useUnsavedWork(dirty);
  const change = (changes: Partial<SetupDraft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    setDirty(true);
    setFaults({});
  };
  const submit = async () => {
    setFailure(null);
    const { data, error } = saveLeadSetupSchema.safeParse(bodyOf(draft, version));
    if (!data) {
      setFaults(faultsOf(error.issues));
      return;
    }
    try {
      const saved = await save(data).unwrap();
      setDirty(false);
      toast.success(t('Settings saved'));
      onSaved(saved);
    } catch (reason) {
      const said = toFailure(reason);
      setFaults(said.error.fields ?? {});
      setFailure(said);
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void submit();
  };
  const faultAt = (path: string) => (faults[path] ? translate(faults[path]) : undefined);
  return { draft, change, faultAt, failure, busy, dirty, onSubmit };
}

export type SetupForm = ReturnType<typeof useSetupForm>;
