import { t, toast, toFailure, useUser } from '@atrium/sdk';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { keepWriting } from './in-place-drafts.js';
import type { InPlaceTextProps, Writing } from './in-place-text.types.js';

export interface SavingProps extends InPlaceTextProps {
  writing: Writing;
  /** The last text that was sent from this place, which is no news here. */
  sent: RefObject<string | null>;
  onSend: (text: string) => void;
  /** @param focus what is shown gets the focus that the field had */
  onClose: (focus: boolean) => void;
}

/** Saves what is written. What is unsent when the field goes, or is refused after that, is kept as a draft. */
export function useSaving(saving: SavingProps) {
  const { value, writing, onSend, onSave } = saving;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const news = useNews(saving);
  const { become, isThere, keep, close } = useFate(saving);
  const text = writing.text.trim();
  const refuse = (words: string) => {
    if (isThere()) {
      become('unsent');
      setFailed(words);
      return;
    }
    keep(writing);
    toast.error(words, { text: kept() });
  };
  const send = async (focus: boolean) => {
    setBusy(true);
    setFailed(null);
    become('sent');
    onSend(text);
    try {
      await onSave(text);
      // Closed meanwhile, and perhaps opened again: the new text is not this one's to close.
      if (isThere()) close(focus);
    } catch (reason) {
      const { code, message, fields } = toFailure(reason).error;
      if (code === 'STALE_VERSION') news.wasTold();
      refuse(Object.values(fields ?? {})[0] ?? message);
    } finally {
      setBusy(false);
    }
  };
  const save = async (focus: boolean) => {
    if (busy) return;
    if (text === value.trim()) close(focus);
    else if (news.isThere()) setFailed(news.tell());
    else await send(focus);
  };
  return { save, close, busy, failed };
}

const kept = () => t('What you wrote is kept and shown when you change it again.');

/** Whether someone else's text is there meanwhile. */
function useNews({ value, writing, sent }: SavingProps) {
  /** The text that the person knows to be there: the first one, then each of which it was said; null is whichever. */
  const [told, setTold] = useState<string | null>(writing.begunWith);
  return {
    isThere: () => told !== null && value !== told && value.trim() !== sent.current,
    /** The server has said it, of a text that is only on its way here. */
    wasTold: () => setTold(null),
    /** Says it once: saving again puts this text in the place of theirs. */
    tell: () => {
      setTold(value);
      return t('Someone else has changed this text meanwhile.');
    },
  };
}

type Fate = 'unsent' | 'sent' | 'closed';

/** What becomes of the text when its field goes: unless it was sent or given up, it is kept. */
function useFate({ label, place, value, writing, onClose }: SavingProps) {
  const { id: userId } = useUser();
  const fate = useRef<Fate>('unsent');
  const become = (next: Fate) => {
    fate.current = next;
  };
  const keep = (left: Writing | null) => keepWriting(userId, place, left);
  const isThere = useLeaving(() => {
    if (fate.current === 'closed') return;
    const isUnsent = fate.current === 'unsent' && writing.text.trim() !== value.trim();
    keep(isUnsent ? writing : null);
    if (isUnsent) toast(t('{label} was not saved', { label }), { text: kept() });
  });
  const close = (focus: boolean) => {
    become('closed');
    keep(null);
    onClose(focus);
  };
  return { become, isThere, keep, close };
}

/** Does something when the component goes. @returns whether it is still there */
function useLeaving(leave: () => void): () => boolean {
  const last = useRef(leave);
  const there = useRef(true);
  useEffect(() => {
    last.current = leave;
  });
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
      last.current();
    };
  }, []);
  return () => there.current;
}
