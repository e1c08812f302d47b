import { useRef, type SyntheticEvent } from 'react';

/** A submit handler that ignores submits while one is in progress. */
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
