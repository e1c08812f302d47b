import type { CreateEvent } from '@atrium/contracts';

/** A short event of one's own on a Monday. */
export const eventDraft = (more: Partial<CreateEvent> = {}): CreateEvent => ({
  owner: { kind: 'person' },
  title: 'Stand-up',
  place: null,
  link: null,
  description: null,
  category: null,
  zone: 'Asia/Kolkata',
  start: '2026-06-15T10:00',
  end: '2026-06-15T10:15',
  rule: null,
  roomId: null,
  visibility: 'normal',
  busy: true,
  state: 'confirmed',
  guestIds: [],
  reminders: [],
  ...more,
});
