import { useEffect, useState } from 'react';
import { chooseTheme, followTheme, readTheme, type Theme } from './theme.js';

/** The theme on the page and a function that turns it over. */
export function useTheme(): [Theme, () => void] {
  const [theme, setTheme] = useState(readTheme);
  useEffect(() => followTheme(() => setTheme(readTheme())), []);
  const turn = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    chooseTheme(next);
    setTheme(next);
  };
  return [theme, turn];
}
