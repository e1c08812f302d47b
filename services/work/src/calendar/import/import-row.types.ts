import type { CalendarOwnerKind, JobState } from '@atrium/contracts';

export interface ImportRow {
  id: string;
  userId: string;
  ownerKind: CalendarOwnerKind;
  ownerId: string | null;
  fileName: string;
  zone: string;
  calendarName: string | null;
  state: 'reading' | 'ready' | 'running' | 'done' | 'undoing' | 'undone';
  jobId: string | null;
  jobState: JobState | null;
  version: number;
  createdAt: Date;
}
