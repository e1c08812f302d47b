import { CALENDAR_HUES, type CalendarHue } from '@atrium/contracts';
import { msg, translate } from '@atrium/sdk';
import { SelectField } from '@atrium/ui';
import { HueDot } from './hue-dot.js';

/** The hues of the theme, by their places. */
const NAMES: Record<CalendarHue, string> = {
  1: msg('Blue'),
  2: msg('Green'),
  3: msg('Orange'),
  4: msg('Pink'),
  5: msg('Teal'),
  6: msg('Purple'),
  7: msg('Olive'),
  8: msg('Slate'),
  9: msg('Brick red'),
  10: msg('Plum'),
  11: msg('Brown'),
};

interface HueFieldProps {
  label: string;
  /** The colour that it has now. */
  shown?: CalendarHue | undefined;
  /** Null: the colour of something else, which `usual` names. */
  value: CalendarHue | null;
  usual: string;
  onChange: (hue: CalendarHue | null) => void;
}

/** A colour of the calendar, by its name. */
export function HueField({ label, shown, value, usual, onChange }: HueFieldProps) {
  return (
    <SelectField
      label={
        <span className="d-inline-flex align-items-center gap-2">
          {shown && <HueDot hue={shown} />}
          {label}
        </span>
      }
      options={[
        { value: '', label: usual },
        ...CALENDAR_HUES.map((hue) => ({ value: String(hue), label: translate(NAMES[hue]) })),
      ]}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(CALENDAR_HUES.find((hue) => String(hue) === target.value) ?? null)}
    />
  );
}
