import type { SubjectPlace } from '@atrium/contracts';

export interface InPlaceTextProps {
  /** What the text is: "Title". */
  label: string;
  /** Whose text it is; what is not sent is kept for it. */
  place: SubjectPlace & { field: string };
  value: string;
  /** Shown while there is no text: "Add a description". */
  none?: string;
  /** Enter begins a line; Ctrl and Enter save. */
  lines?: boolean;
  /** Throws the server's refusal; the text then stays in the field. */
  onSave: (text: string) => Promise<unknown>;
}

/** What somebody is writing in the place of a text. */
export interface Writing {
  text: string;
  /** The text as it was then; another one there is somebody else's. */
  begunWith: string;
}
