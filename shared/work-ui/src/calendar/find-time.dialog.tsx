import { calendarRulesKey } from '@atrium/contracts';
import { formatNumber, t, useSetting } from '@atrium/sdk';
import { Dialog, PeoplePicker, SelectField } from '@atrium/ui';
import { useState } from 'react';
import { zoneHere } from '../day/here.js';
import { RoomChoice } from './choice-fields.js';
import { slotTimes, type NewEvent } from './event-form.rules.js';
import TimeFinder from './time-finder.js';

interface FindTimeProps {
  day: string;
  /** A new event with the time, the people and the room that were found. */
  onTake: (event: NewEvent) => void;
  onClose: () => void;
}

/** When colleagues and a room are free, before there is an event. */
export default function FindTimeDialog({ day, onTake, onClose }: FindTimeProps) {
  const { value: rules } = useSetting(calendarRulesKey);
  const [people, setPeople] = useState<readonly string[]>([]);
  const [roomId, setRoomId] = useState('');
  const [length, setLength] = useState<number | null>(null);
  const minutes = length ?? rules.length;
  const zone = zoneHere();
  const take: Parameters<typeof TimeFinder>[0]['onTake'] = (slot, found) => {
    const guests = found.flatMap(({ userId: id, name }) => (people.includes(id) ? [{ id, name }] : []));
    onTake({ ...slotTimes(slot, zone), guests, ...(roomId && { roomId }) });
  };
  return (
    <Dialog title={t('Find a time')} size="lg" page onClose={onClose}>
      <div className="d-grid gap-3">
        <div className="at-fields">
          <PeoplePicker
            wide
            label={t('Calendars of colleagues')}
            help={t('You see when they are busy.')}
            name="people"
            value={people}
            onChange={({ target }) => setPeople(target.value)}
          />
          <LengthField minutes={minutes} onChoose={setLength} />
          <RoomChoice name="roomId" roomId={roomId} onChoose={setRoomId} />
        </div>
        <TimeFinder
          day={day}
          meeting={{ people: [...people], roomId, zone, minutes, eventId: null }}
          onTake={take}
        />
      </div>
    </Dialog>
  );
}

const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240];

interface LengthProps {
  minutes: number;
  onChoose: (minutes: number) => void;
}

function LengthField({ minutes, onChoose }: LengthProps) {
  const offered = [...new Set([...LENGTHS, minutes])].toSorted((a, b) => a - b);
  return (
    <SelectField
      label={t('Length in minutes')}
      name="minutes"
      options={offered.map((each) => ({ value: String(each), label: formatNumber(each) }))}
      value={String(minutes)}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  );
}
