import type { Tone } from '../badge/tone.js';
import type { IconName } from '../icon/icon-set.js';

export interface MenuItem {
  /** Tells items apart that have the same words. */
  id?: string;
  label: string;
  /** Of the label, where it is not the page's: `hi`. */
  lang?: string;
  icon?: IconName;
  /** In place of an icon. */
  tone?: Tone;
  /** One of several that exclude each other: whether it is the one that holds. */
  chosen?: boolean;
  /** Goes somewhere … */
  to?: string;
  /** … fetches a file from this address of the server … */
  download?: string;
  /** … or does something. */
  onSelect?: () => void;
  /** Last, after a line, in red. */
  danger?: boolean;
  disabled?: boolean;
  /** After a line. */
  apart?: boolean;
}
