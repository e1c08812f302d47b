import { t } from '@atrium/sdk';
import { Dot } from '@atrium/ui';
import { colorWord, toneOf } from '../note-colors.format.js';
import { NOTE_COLORS, type NoteColor } from '../notes.slice.js';
import css from './note-editor.module.scss';

interface NoteColorsProps {
  value: NoteColor;
  onChange: (color: NoteColor) => void;
}

export function NoteColors({ value, onChange }: NoteColorsProps) {
  return (
    <div className={css.colors} role="radiogroup" aria-label={t('Colour')}>
      {NOTE_COLORS.map((color) => (
        <label key={color}>
          <input
            type="radio"
            className="form-check-input m-0"
            name="note-color"
            checked={value === color}
            onChange={() => onChange(color)}
          />
          <Dot tone={toneOf(color)} />
          {colorWord(color)}
        </label>
      ))}
    </div>
  );
}
