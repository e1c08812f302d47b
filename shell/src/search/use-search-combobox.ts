import { useCompanyPath } from '@atrium/sdk';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PortalAnswer } from '../navigation/use-portal.js';
import type { Hit } from './search-hits.rules.js';
import { useCombobox } from './use-combobox.js';
import { useHits } from './use-hits.js';

interface Options {
  answer: PortalAnswer;
  /** Whether results are shown. */
  open: boolean;
  onOpen?: () => void;
  onClose: () => void;
  /** Offers pages while the text is empty. */
  offersPages?: boolean;
}

/** The state of the search field: text, results, the chosen one, and going to it. */
export function useSearchCombobox({ answer, open, onOpen, onClose, offersPages = false }: Options) {
  const [text, setText] = useState('');
  const asked = text.trim();
  const shown = open && (asked !== '' || offersPages);
  const { groups, ...state } = useHits(answer, text);
  const go = useGo(() => {
    setText('');
    onClose();
  });
  const pick = ({ to }: Hit) => go(to);
  const { active, setActive, press } = useCombobox({
    hits: shown ? groups.flatMap(({ hits }) => hits) : [],
    onPick: pick,
    onEnter: () => asked && go(`search?q=${encodeURIComponent(asked)}`),
    onOpen: shown ? undefined : onOpen,
    onClose,
  });
  const type = (next: string) => {
    setText(next);
    setActive(null);
    onOpen?.();
  };
  return { text, type, press, groups, state, shown, active, setActive, pick };
}

/** Goes to a path below /{companyCode}. */
function useGo(leave: () => void) {
  const navigate = useNavigate();
  const pathOf = useCompanyPath();
  return (to: string) => {
    leave();
    void navigate(pathOf(to));
  };
}
