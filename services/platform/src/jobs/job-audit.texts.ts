import { AuditWords } from '../audit/audit-words.js';

export const JOB_WORDS = new AuditWords({ kind: 'job', title: 'Job' });
