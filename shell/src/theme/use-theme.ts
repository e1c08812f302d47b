import { themeKey, type ThemeChoice } from '@atrium/contracts';
import { isApiFailure, msg, toast, translate, useSetting } from '@atrium/sdk';
import { useEffect, useRef, useState } from 'react';
import { chooseTheme, followTheme, readChoice, readTheme, type Theme } from './theme.js';

export interface ThemeState {
  /** What is on the page. */
  theme: Theme;
  choice: ThemeChoice;
  choose: (choice: ThemeChoice) => void;
}

const readShown = () => ({ theme: readTheme(), choice: readChoice() });

/** The person's theme: shown at once, kept in this browser for its first paint, and by the server for every other. */
export function useTheme(): ThemeState {
  const [shown, setShown] = useState(readShown);
  const { value, chosen, save } = useSetting(themeKey);
  const unsaved = useRef(0);
  useEffect(() => followTheme(() => setShown(readShown())), []);

  const show = (choice: ThemeChoice) => {
    chooseTheme(choice);
    setShown(readShown());
  };
  useEffect(() => {
    // What this page is about to save is newer than what it has heard.
    if (chosen && unsaved.current === 0) show(value);
  }, [chosen, value]);

  const choose = (choice: ThemeChoice) => {
    show(choice);
    unsaved.current += 1;
    save(choice)
      .catch((reason: unknown) =>
        toast.error(translate(NOT_SAVED), isApiFailure(reason) ? { text: reason.error.message } : {}),
      )
      .finally(() => {
        unsaved.current -= 1;
      });
  };
  return { ...shown, choose };
}

const NOT_SAVED = msg('Your theme is kept in this browser only.');
