import { words, type Said } from '@atrium/reach';

/** One line that says what somebody asks for. */
export function leaveInWords(type: string, { from, to }: { from: string; to: string }): Said {
  const said = { type, from: { day: from } };
  return from === to
    ? words('{type} on {from}', said)
    : words('{type} from {from} to {to}', { ...said, to: { day: to } });
}
