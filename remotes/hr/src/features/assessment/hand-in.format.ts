import {
  BYTES_OF_MB,
  HANDED_KIND_LABELS,
  sizeInWords,
  type HandedKind,
  type HandIn,
} from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';

/** Which files, how many and how large. */
export const sayHandIn = ({ accepts, most, maxMb }: HandIn): string =>
  t('{count, plural, one {One file} other {Up to # files}} of at most {size} each: {kinds}', {
    count: most,
    size: sizeInWords(maxMb * BYTES_OF_MB),
    kinds: accepts.map((kind) => translate(HANDED_KIND_LABELS[kind])).join(', '),
  });

const CHOSEN: Record<HandedKind, string> = {
  pdf: '.pdf',
  document: '.docx,.odt',
  spreadsheet: '.xlsx,.ods',
  presentation: '.pptx,.odp',
  image: 'image/*',
  text: '.txt,.md,.csv',
};

/** A hint for the browser's file chooser. */
export const acceptedBy = ({ accepts }: HandIn): string => accepts.map((kind) => CHOSEN[kind]).join();
