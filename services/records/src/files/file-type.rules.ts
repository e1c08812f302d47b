/** Accepted types other than images, with the extension that the file's name then gets. */
const DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'text/plain': ['txt', 'csv', 'tsv', 'md', 'log'],
  'image/webp': ['webp'],
};

/** Image types that are decoded and stored as WebP. */
export const DECODED_IMAGES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
]);
export const IMAGE_TYPE = 'image/webp';

export const isDocument = (type: string): boolean => type in DOCUMENTS;

/** The accepted types in words, for a person whose file was refused. */
export const ACCEPTED_WORDS = {
  images: 'Choose a JPEG, PNG, WebP, GIF or AVIF image.',
  documents: 'Choose a PDF, an image, a Word, Excel, PowerPoint or OpenDocument file, or plain text.',
};

/** The name with the extension of its content, whatever it had before: `photo.jpg` becomes `photo.webp`. */
export function nameFor(name: string, type: string): string {
  const endings = DOCUMENTS[type] ?? [];
  const [, stem = name, ending = ''] = /^(.+)\.([A-Za-z0-9]{1,8})$/.exec(name) ?? [];
  if (endings.includes(ending.toLowerCase())) return name;
  const kept = type === IMAGE_TYPE ? stem : name;
  return `${kept}.${endings[0] ?? 'bin'}`;
}

/** Whether a text is markup (HTML, SVG, XML), which a program may run. */
export const isMarkup = (beginning: string): boolean => /^[\s\ufeff]*</.test(beginning);
