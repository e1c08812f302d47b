import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import type { TypedChoice } from './combobox.types.js';

/**
 * What is typed and not yet chosen is meant when the form is sent. It is taken before the form reads its fields; what
 * cannot be taken holds the form back, so that nothing on the screen is left out of what is saved.
 */
export function useTakenWhenSent({ input, typing, take }: TypedChoice): void {
  const takeNow = useEffectEvent((event: Event) => {
    const isTaken = flushSync(take);
    if (isTaken) return;
    event.preventDefault();
    event.stopPropagation();
    input.current?.focus();
  });
  useEffect(() => {
    const form = input.current?.form;
    if (!form || !typing) return undefined;
    const onSubmit = (event: Event) => takeNow(event);
    form.addEventListener('submit', onSubmit, { capture: true });
    return () => form.removeEventListener('submit', onSubmit, { capture: true });
  }, [input, typing]);
}
