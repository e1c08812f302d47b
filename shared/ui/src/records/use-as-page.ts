import { useHasUnsavedWork } from '@atrium/sdk';
import { useState } from 'react';
import { usePhone } from '../window/use-phone.js';
import type { OpenedRecord } from './use-opened-record.js';

/**
 * Whether the opened record is a page instead of lying over its list: on a phone, or always. The one is drawn anew in place of the
 * other, so while something is typed a turned phone changes nothing.
 */
export function useAsPage({ id }: Pick<OpenedRecord, 'id'>, always = false): boolean {
  const phone = usePhone();
  const holds = useHasUnsavedWork() && id !== null;
  const [shown, setShown] = useState(phone);
  if (shown !== phone && !holds) setShown(phone);
  return (always || shown) && id !== null;
}
