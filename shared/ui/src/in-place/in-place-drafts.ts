import { createDrafts } from '../drafts/create-drafts.js';
import type { Writing } from './in-place-text.types.js';

export const { read: readWriting, keep: keepWriting } = createDrafts<Writing>();
