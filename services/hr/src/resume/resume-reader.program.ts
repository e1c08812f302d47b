import { programBeside } from '@atrium/platform';

export const RESUME_READER = programBeside(import.meta.url, 'resume-reader');
