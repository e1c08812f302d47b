import type { CalendarHue, CalendarSourceInfo } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { CheckField } from '@atrium/ui';
import { HueDot } from '../hue-dot.js';
import { HueField } from '../hue-field.js';
import styles from '../calendar.module.scss';

type Colours = Record<string, CalendarHue>;

interface SourceRulesProps {
  sources: readonly CalendarSourceInfo[];
  off: readonly string[];
  colours: Colours;
  onOff: (keys: string[]) => void;
  onColours: (colours: Colours) => void;
}

/** Each source of the calendar: whether it is shown, and its colour. */
export function SourceRules({ sources, off, colours, onOff, onColours }: SourceRulesProps) {
  const colour = (key: string, hue: CalendarHue | null) => {
    const { [key]: _, ...others } = colours;
    onColours(hue === null ? others : { ...others, [key]: hue });
  };
  return (
    <ul className={styles['sourceRules']}>
      {sources.map((source) => (
        <li key={source.key}>
          <CheckField
            label={
              <span className="d-flex align-items-center gap-2">
                <HueDot hue={colours[source.key] ?? source.colour} />
                {source.title}
              </span>
            }
            checked={!off.includes(source.key)}
            onChange={({ target }) =>
              onOff(target.checked ? off.filter((key) => key !== source.key) : [...off, source.key])
            }
          />
          <HueField
            label={t('Colour of {source}', { source: source.title })}
            value={colours[source.key] ?? null}
            usual={t('Usual colour')}
            onChange={(hue) => colour(source.key, hue)}
          />
        </li>
      ))}
    </ul>
  );
}
