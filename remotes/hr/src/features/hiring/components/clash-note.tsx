import { findInterviewClashesSchema, type FindInterviewClashes } from '@atrium/contracts';
import { formatTime, t } from '@atrium/sdk';
import { Note } from '@atrium/ui';
import { useFindInterviewClashesQuery } from '../interview.api.js';

interface ClashNoteProps {
  panelIds: readonly string[];
  startsAt: string | null;
  minutes: number | null;
  /** The interview that is moved. */
  without: string | null;
  /** Of the calendar. */
  roomId: string | null;
}

/** Who of the panel is busy then, and whether the room is taken, while the time is chosen. It warns and refuses nothing. */
export function ClashNote(chosen: ClashNoteProps) {
  const asked = findInterviewClashesSchema.safeParse(chosen);
  const { currentData } = useFindInterviewClashesQuery(asked.data as FindInterviewClashes, {
    skip: !asked.success,
  });
  if (!currentData || (currentData.items.length === 0 && currentData.room === null)) return null;
  return (
    <Note tone="warning">
      <ul className="list-unstyled m-0">
        {currentData.room !== null && <li>{currentData.room}</li>}
        {currentData.items.map(({ id, name, start, end }) => (
          <li key={id}>
            {t('{name} is busy from {from} to {to}.', {
              name,
              from: formatTime(start, { day: true }),
              to: formatTime(end),
            })}
          </li>
        ))}
      </ul>
    </Note>
  );
}
