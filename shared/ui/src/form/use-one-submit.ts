import { useRef, type SyntheticEvent } from 'react';

/** A submit handler that does nothing while the submit before it is on its way. */
export function useOneSubmit(send: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>) {
  const running = useRef(false);
  return (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    void send(event).finally(() => {
      running.current = false;
    });
  };
}
