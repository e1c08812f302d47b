import type { Tone } from '../badge/tone.js';
import type { IconName } from '../icon/icon-set.js';

export interface MenuItem {
  /** Distinguishes items with the same label. */
  id?: string;
  label: string;
  /** Language of the label, if it is not the page's: `hi`. */
  lang?: string;
  icon?: IconName;
  /** A dot of this colour instead of an icon. */
  tone?: Tone;
  /** For one of several exclusive items: whether it is the current one. */
  chosen?: boolean;
  /** A link, */
  to?: string;
  /** or a download of this path of the server, */
  download?: string;
  /** or an action. */
  onSelect?: () => void;
  /** Shown last, after a line, in red. */
  danger?: boolean;
  disabled?: boolean;
  /** Shown after a line. */
  apart?: boolean;
}
