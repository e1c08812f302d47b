import type { UnknownAction } from 'redux';

export type PayloadAction<Payload> = { type: string; payload: Payload };

export interface ActionCreator<Payload> {
  (payload: Payload): PayloadAction<Payload>;
  type: string;
  match: (action: unknown) => action is PayloadAction<Payload>;
}

/** As Redux Toolkit's createAction. The store starts without that library: 10 kB on the way to the sign-in page. */
export function defineAction<Payload = void>(type: string): ActionCreator<Payload> {
  return Object.assign((payload: Payload) => ({ type, payload }), {
    type,
    match: (action: unknown): action is PayloadAction<Payload> => (action as UnknownAction).type === type,
  });
}
