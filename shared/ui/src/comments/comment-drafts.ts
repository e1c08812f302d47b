import type { RichText } from '@atrium/contracts';
import { createDrafts } from '../drafts/create-drafts.js';

/** New comments by the record that they are about, changed ones by themselves. */
export const { read: readDraft, keep: keepDraft } = createDrafts<RichText>();
