import { BYTES_OF_MB, type HandedKind, type HandIn } from '@atrium/contracts';

interface Type {
  kind: HandedKind;
  ending: string;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';
/** As uploads are kept; every picture is a WebP by then. */
const TYPES: Readonly<Record<string, Type>> = {
  'application/pdf': { kind: 'pdf', ending: 'pdf' },
  [`${OFFICE}.wordprocessingml.document`]: { kind: 'document', ending: 'docx' },
  [`${OPEN}.text`]: { kind: 'document', ending: 'odt' },
  [`${OFFICE}.spreadsheetml.sheet`]: { kind: 'spreadsheet', ending: 'xlsx' },
  [`${OPEN}.spreadsheet`]: { kind: 'spreadsheet', ending: 'ods' },
  [`${OFFICE}.presentationml.presentation`]: { kind: 'presentation', ending: 'pptx' },
  [`${OPEN}.presentation`]: { kind: 'presentation', ending: 'odp' },
  'image/webp': { kind: 'image', ending: 'webp' },
  'text/plain': { kind: 'text', ending: 'txt' },
};

export const isAccepted = ({ accepts }: HandIn, type: string): boolean => {
  const kind = TYPES[type]?.kind;
  return kind !== undefined && accepts.includes(kind);
};

export const isTooLarge = ({ maxMb }: HandIn, bytes: number): boolean => bytes > maxMb * BYTES_OF_MB;

/** For whoever marks it: the name that its person gave it may say who they are. */
export const namelessFile = (place: number, type: string): string =>
  `answer-${String(place + 1)}.${TYPES[type]?.ending ?? 'bin'}`;
