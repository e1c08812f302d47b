import { useCompanyPath } from '@atrium/sdk';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PortalAnswer } from '../navigation/use-portal.js';
import type { Hit } from './search-hits.rules.js';
import { useCombobox } from './use-combobox.js';
import { useHits } from './use-hits.js';

interface Options {
  answer: PortalAnswer;
  /** Results show while it is open. */
  open: boolean;
  onOpen?: () => void;
  onClose: () => void;
  /** Also without a text there is something to choose: the pages. */
  offersPages?: boolean;
}

/** What is typed, what is found, which of it is chosen, and where that leads. */
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

/** Goes to an address below /{companyCode}. */
function useGo(leave: () => void) {
  const navigate = useNavigate();
  const pathOf = useCompanyPath();
  return (to: string) => {
    leave();
    void navigate(pathOf(to));
  };
}
