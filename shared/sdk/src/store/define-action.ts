import type { UnknownAction } from 'redux';

export type PayloadAction<Payload> = { type: string; payload: Payload };

export interface ActionCreator<Payload> {
  (payload: Payload): PayloadAction<Payload>;
  type: string;
  match: (action: unknown) => action is PayloadAction<Payload>;
}

/** Like Redux Toolkit's createAction, without loading that library's 10 kB before the sign-in page. */
export function defineAction<Payload = void>(type: string): ActionCreator<Payload> {
  return Object.assign((payload: Payload) => ({ type, payload }), {
    type,
    match: (action: unknown): action is PayloadAction<Payload> => (action as UnknownAction).type === type,
  });
}
