/** What the portal asks of the compiler's process. */
export interface CompileOrder {
  source: string;
  /** JSON that the template reads as `data.json`. */
  data: string;
  /** Path below the document's folder and content. */
  files: readonly (readonly [path: string, content: Uint8Array])[];
}

/** What comes back: a document, or why there is none. */
export type CompileAnswer = { pdf: Uint8Array } | { fault: string };
