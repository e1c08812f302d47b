import { saveFlowSchema, type TaskFlow } from '@atrium/contracts';
import { t, toast, toFailure, translate, useUnsavedWork, type ApiFailure } from '@atrium/sdk';
import type { FormState } from '@atrium/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useSaveFlowMutation } from './flow.api.js';
import { bodyOf, draftOf, type FlowDraft } from './flow-draft.rules.js';

/** The draft of a flow, and what is wrong with it by the path of each field: `stages.0.label`. */
export function useFlowForm(flow: TaskFlow, onSaved: () => void) {
  const [draft, setDraft] = useState(() => draftOf(flow));
  const [dirty, setDirty] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [save] = useSaveFlowMutation();
  useUnsavedWork(dirty);
  const change = (changes: Partial<FlowDraft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    setDirty(true);
    setFaults({});
  };
  const submit = async () => {
    setFailure(null);
    const { data, error } = saveFlowSchema.safeParse(bodyOf(draft, flow));
    if (!data) {
      setFaults(faultsOf(error.issues));
      return;
    }
    try {
      await save(data).unwrap();
      setDirty(false);
      toast.success(t('{name} saved', { name: draft.name }));
      onSaved();
    } catch (reason) {
      const said = toFailure(reason);
      setFaults(said.error.fields ?? {});
      setFailure(said);
    }
  };
  const { busy, onSubmit } = useOneAtATime(submit);
  const form: FormState = { busy, dirty, failure, formProps: { onSubmit, noValidate: true } };
  const faultAt = (path: string) => (faults[path] ? translate(faults[path]) : undefined);
  return { draft, change, form, faultAt };
}

/** A second press while the first is on its way sends nothing. */
function useOneAtATime(submit: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const asked = useRef(false);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (asked.current) return;
    asked.current = true;
    setBusy(true);
    void submit().finally(() => {
      asked.current = false;
      setBusy(false);
    });
  };
  return { busy, onSubmit };
}

export type FlowForm = ReturnType<typeof useFlowForm>;

const faultsOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.map(String).join('.'), message]));
