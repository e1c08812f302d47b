import { THEMES, type ThemeChoice } from '@atrium/contracts';
import { msg, t, translate } from '@atrium/sdk';
import { useId } from 'react';

const WORDS: Record<ThemeChoice, string> = {
  system: msg('Same as device'),
  light: msg('Light'),
  dark: msg('Dark'),
};
/** The previews in each tile; the device's theme can be either. */
const DRAWN: Record<ThemeChoice, readonly ('light' | 'dark')[]> = {
  system: ['light', 'dark'],
  light: ['light'],
  dark: ['dark'],
};

interface ThemeTilesProps {
  value: ThemeChoice;
  onChoose: (theme: ThemeChoice) => void;
}

export function ThemeTiles({ value, onChoose }: ThemeTilesProps) {
  const group = useId();
  return (
    <fieldset className="at-look">
      <legend>{t('Theme')}</legend>
      <div className="at-theme-tiles">
        {THEMES.map((theme) => (
          <label key={theme} className="at-theme-tile">
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              checked={theme === value}
              onChange={() => onChoose(theme)}
            />
            <span className="at-theme-pic" aria-hidden="true">
              {DRAWN[theme].map((half) => (
                <span key={half} data-bs-theme={half}>
                  <i />
                  <i />
                  <i />
                </span>
              ))}
            </span>
            {translate(WORDS[theme])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
