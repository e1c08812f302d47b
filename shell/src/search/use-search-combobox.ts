import { useState } from 'react';
import type { PortalAnswer } from '../navigation/use-portal.js';
import { allResultsOf, type Hit } from './search-hits.rules.js';
import { useAct } from './use-act.js';
import { useCombobox } from './use-combobox.js';
import { useHits } from './use-hits.js';
import { useRecentHits } from './use-recent-hits.js';

interface Options {
  answer: PortalAnswer;
  /** Whether results are shown. */
  open: boolean;
  onOpen?: () => void;
  onClose: () => void;
  /** Offers what was opened lately, pages and commands while the text is empty, and chooses the first hit. */
  isPalette?: boolean;
}

/** The state of the search field: text, results, the chosen one, and going to it. */
export function useSearchCombobox({ answer, open, onOpen, onClose, isPalette = false }: Options) {
  const [text, setText] = useState('');
  const asked = text.trim();
  const shown = open && (asked !== '' || isPalette);
  const { groups: hits, ...state } = useHits(answer, text);
  const recent = useRecentHits();
  const groups = isPalette
    ? [...(asked ? [] : recent.groups), ...hits, ...(asked ? allResultsOf(asked) : [])]
    : hits;
  const go = useGo(() => {
    setText('');
    onClose();
  });
  const pick = (hit: Hit) => {
    recent.remember(hit);
    go(hit.act);
  };
  const { active, setActive, press } = useCombobox({
    hits: shown ? groups.flatMap(({ hits }) => hits) : [],
    onPick: pick,
    onEnter: () => asked && go(`search?q=${encodeURIComponent(asked)}`),
    onOpen: shown ? undefined : onOpen,
    onClose,
    firstChosen: isPalette,
  });
  const type = (next: string) => {
    setText(next);
    setActive(null);
    onOpen?.();
  };
  return { text, type, press, groups, state, shown, active, setActive, pick };
}

function useGo(leave: () => void) {
  const act = useAct();
  return (to: Hit['act']) => {
    leave();
    act(to);
  };
}
