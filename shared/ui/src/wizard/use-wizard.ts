import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useProgress } from './use-progress.js';
import type { WizardProps } from './wizard.types.js';

/** The steps one after another: forward when a step is right, back at any time. */
export function useWizard(props: WizardProps) {
  const { form, steps, startAt, save } = props;
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      steps.findIndex(({ id }) => id === startAt),
    ),
  );
  const progress = useProgress(form, steps[at]?.id ?? '', save);
  const { trigger, getFieldState } = form.methods;
  const namesOf = (place: number) => [...(steps[place]?.names ?? [])];

  const open = (place: number) => {
    // The fields of the step exist when this returns, so that they can be focused.
    flushSync(() => setAt(place));
    progress.keepNow(steps[place]?.id);
  };
  const forward = async () => {
    if (await trigger(namesOf(at), { shouldFocus: true })) open(at + 1);
  };
  const checkAll = async () => {
    if (await trigger()) return;
    const wrong = stepWith(steps, (name) => getFieldState(name).invalid);
    if (wrong >= 0 && wrong !== at) flushSync(() => setAt(wrong));
    await trigger(namesOf(wrong), { shouldFocus: true });
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    if (at < steps.length - 1) {
      event.preventDefault();
      void forward();
      return;
    }
    progress.stop();
    form.formProps.onSubmit(event);
    // The rules may have changed since an earlier step was saved.
    void checkAll();
  };

  useRefused(props, at, setAt);
  return { at, open, onSubmit, progress };
}

/** The first step with a wrong field, or -1. */
const stepWith = (steps: WizardProps['steps'], isWrong: (name: string) => boolean): number =>
  steps.findIndex(({ names }) => names.some((name) => isWrong(name)));

/** Opens the step of a field that the server refused; the form itself marks those of the open step. */
function useRefused({ form, steps }: WizardProps, at: number, setAt: (place: number) => void): void {
  const fields = form.failure?.error.fields;
  const show = useEffectEvent((refused: Readonly<Record<string, string>>) => {
    const wrong = stepWith(steps, (name) => name in refused);
    if (wrong < 0 || wrong === at) return;
    setAt(wrong);
    for (const name of steps[wrong]?.names ?? []) {
      const message = refused[name];
      if (message) form.methods.setError(name, { type: 'server', message }, { shouldFocus: false });
    }
  });
  useEffect(() => {
    if (fields) show(fields);
  }, [fields]);
}
