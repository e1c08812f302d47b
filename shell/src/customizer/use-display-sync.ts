import { companyDisplayKey, displayKey } from '@atrium/contracts';
import { isApiFailure, t, tellFailure, usePortalStore, useSetting, useUser } from '@atrium/sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { customizedState, displayArrived, displaySaved, selectCustomizer } from './customizer.slice.js';

/** In a new browser the first render waits this long for the person's own look. */
const PATIENCE_MS = 1_500;

/**
 * Synchronises the look with the server: what arrives is shown, what is chosen is saved, also after a lost connection.
 * @returns whether the look is known, or is no longer waited for
 */
export function useDisplaySync(): boolean {
  const { id } = useUser();
  const company = useSetting(companyDisplayKey);
  const own = useSetting(displayKey);
  const kept = useSelector(selectCustomizer);
  const store = usePortalStore();
  const patient = usePatience();

  useEffect(() => {
    if (!own.known) return;
    store.dispatch(
      displayArrived({ userId: id, company: company.value, own: own.value, version: own.version }),
    );
  }, [store, id, own.known, own.value, own.version, company.value]);

  const isMine = kept.userId === id;
  useSaving(own, isMine && kept.unsaved && own.known);
  return isMine || own.failed || !patient;
}

function useSaving(own: ReturnType<typeof useSetting<object>>, needed: boolean): void {
  const store = usePortalStore();
  const isSending = useRef(false);
  const read = () => customizedState(store).customizer.own;
  const chosen = useSelector(selectCustomizer).own;

  const send = useEffectEvent(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      let sent;
      let version;
      do {
        sent = read();
        version = await own.save(sent);
      } while (read() !== sent);
      store.dispatch(displaySaved(version));
    } catch (reason) {
      reportUnsaved(reason);
    } finally {
      isSending.current = false;
    }
  });
  // A version that another browser has saved meanwhile is overwritten by the choice made here.
  useEffect(() => {
    if (needed) void send();
  }, [needed, chosen, own.version]);
}

function reportUnsaved(reason: unknown): void {
  if (isApiFailure(reason) && reason.error.code === 'STALE_VERSION') return;
  tellFailure(t('Could not save to your account. These settings apply in this browser only.'), reason);
}

function usePatience(): boolean {
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return patient;
}
