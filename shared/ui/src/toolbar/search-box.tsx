import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../icon/icon.js';

export interface SearchBoxProps {
  /** The search in force, from the address. */
  value: string;
  /** Called 250 ms after the last key, or at once on Enter and Esc. */
  onSearch: (value: string) => void;
  /** What is searched: "Search employees". */
  label: string;
  placeholder?: string;
}

const PAUSE_MS = 250;

export function SearchBox({ value, onSearch, label, placeholder = 'Search' }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: string) => {
    clearTimeout(timer.current);
    setKnown(next);
    if (next !== value) onSearch(next);
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), PAUSE_MS);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') send(text);
    if (event.key === 'Escape' && text) {
      setText('');
      send('');
    }
  };
  return (
    <div className="at-field-affix at-find" role="search">
      <Icon name="search" />
      <input
        type="search"
        className="form-control form-control-sm"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
    </div>
  );
}
