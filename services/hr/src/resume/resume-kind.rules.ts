const PDF_BEGINS_WITHIN = 1024;
const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type ResumeKind = keyof typeof TYPES;

export const typeOfResume = (kind: ResumeKind): string => TYPES[kind];

export const isResume = (type: string): boolean => Object.values<string>(TYPES).includes(type);

/** What a file is by its first bytes; its name proves nothing. Whether it can be read, only its reader finds out. */
export function kindOfResume(bytes: Buffer): ResumeKind | null {
  if (bytes.subarray(0, PDF_BEGINS_WITHIN).includes('%PDF-')) return 'pdf';
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004')) && bytes.includes('word/document.xml')
    ? 'docx'
    : null;
}

/** A name that is safe to show and to save under, with the ending of what it is. */
export function nameOfResume(given: string, kind: ResumeKind): string {
  const stem = given
    .normalize('NFC')
    .replaceAll(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replace(/\.\w{1,8}$/, '')
    .trim()
    .slice(0, 100);
  return `${stem || 'resume'}.${kind}`;
}
