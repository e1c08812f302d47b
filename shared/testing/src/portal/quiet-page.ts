import { displayKey, type Setting } from '@atrium/contracts';
import { openEvents, type EventStream } from '../http/event-stream.js';
import type { TestPerson } from './test-company.js';

/**
 * Opens a page to which nothing of before comes any more. Events arrive in the order in which they happened, so it waits
 * for one that it causes.
 */
export async function openQuietPage(person: TestPerson): Promise<EventStream> {
  const stream = await openEvents(person);
  const { items } = (await person.get<{ items: Setting[] }>('/api/settings')).body;
  const { version = 0 } = items.find(({ key }) => key === displayKey.key) ?? {};
  const saved = await person.put(`/api/settings/${displayKey.key}`, { value: {}, version });
  if (saved.status !== 200) throw new Error(`Expected 200, got ${saved.status}: ${saved.text}`);
  await stream.until('invalidate', 'Setting');
  return stream;
}
