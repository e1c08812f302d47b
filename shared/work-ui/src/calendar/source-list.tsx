import type { CalendarSourceInfo } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { CheckField } from '@atrium/ui';
import styles from './calendar.module.scss';
import { HueDot } from './hue-dot.js';

interface SourceListProps {
  sources: readonly CalendarSourceInfo[];
  isOn: (source: CalendarSourceInfo) => boolean;
  onToggle: (source: CalendarSourceInfo) => void;
}

/** What the calendar shows; each can be hidden. */
export function SourceList({ sources, isOn, onToggle }: SourceListProps) {
  return (
    <fieldset className={styles['sources']}>
      <legend className="at-13 at-muted">{t('Sources')}</legend>
      {sources.map((source) => (
        <CheckField
          key={source.key}
          label={
            <span className="d-flex align-items-center gap-2">
              <HueDot hue={source.colour} />
              {source.title}
            </span>
          }
          checked={isOn(source)}
          onChange={() => onToggle(source)}
        />
      ))}
    </fieldset>
  );
}
