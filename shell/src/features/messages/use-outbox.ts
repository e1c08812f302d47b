import { isApiFailure, newRequestKey, t, useUser } from '@atrium/sdk';
import { useRef, useState } from 'react';
import { readStored, store } from '../../storage/browser-storage.js';
import { readUnsent, type Unsent } from './outbox.rules.js';
import { useSendMessageMutation } from './messages.api.js';

/** Unsent messages to one person. They stay, with their text, until they are sent or discarded. */
export function useOutbox(contactId: string) {
  const place = `atrium.unsent.${useUser().id}.${contactId}`;
  const [unsent, setUnsent] = useState<Unsent[]>(() => readUnsent(readStored('sessionStorage', place)));
  const latest = useRef(unsent);
  const [sendMessage] = useSendMessageMutation();

  // Stored at once, because an answer may come after the conversation was closed.
  const change = (next: (rows: Unsent[]) => Unsent[]) => {
    latest.current = next(latest.current);
    store('sessionStorage', place, latest.current.length > 0 ? JSON.stringify(latest.current) : null);
    setUnsent(latest.current);
  };
  const remove = (clientId: string) => change((rows) => rows.filter((row) => row.clientId !== clientId));
  const settle = (clientId: string, failure: string | null) =>
    change((rows) => rows.map((row) => (row.clientId === clientId ? { ...row, failure } : row)));
  const attempt = async (clientId: string, text: string) => {
    try {
      await sendMessage({ id: contactId, clientId, text }).unwrap();
      remove(clientId);
    } catch (reason) {
      settle(clientId, isApiFailure(reason) ? reason.error.message : t('It could not be sent.'));
    }
  };
  return {
    unsent,
    send: (text: string) => {
      const clientId = newRequestKey();
      change((rows) => [...rows, { clientId, text, failure: null }]);
      void attempt(clientId, text);
    },
    retry: ({ clientId, text }: Unsent) => {
      settle(clientId, null);
      void attempt(clientId, text);
    },
    discard: remove,
  };
}
