import { msg, translate } from '@atrium/sdk';
import type { DotProps } from '@atrium/ui';
import type { NoteColor } from './notes.slice.js';

const WORDS: Record<NoteColor, string> = {
  primary: msg('Blue'),
  success: msg('Green'),
  warning: msg('Amber'),
  danger: msg('Red'),
  info: msg('Teal'),
  secondary: msg('Grey'),
};

export const colorWord = (color: NoteColor): string => translate(WORDS[color]);

const TONES: Record<NoteColor, DotProps['tone']> = {
  primary: 'accent',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
  secondary: 'neutral',
};

export const toneOf = (color: NoteColor): DotProps['tone'] => TONES[color];
