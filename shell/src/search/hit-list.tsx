import { t } from '@atrium/sdk';
import { classNames, Icon, iconNamed, Kbd } from '@atrium/ui';
import { useEffect, useRef } from 'react';
import { markWords, wordsOf, type Hit, type HitGroup } from './search-hits.rules.js';

interface HitListProps {
  id: string;
  groups: readonly HitGroup[];
  text: string;
  /** Key of the hit that Enter opens. */
  active: string | null;
  onActive: (key: string) => void;
  onPick: (hit: Hit) => void;
}

export const optionId = (list: string, key: string) => `${list}-${key.replace(/\W/g, '-')}`;

/** The results as options of a combobox; the focus stays in the field. */
export function HitList({ id, groups, ...rest }: HitListProps) {
  return (
    <div id={id} className="at-hits" role="listbox" aria-label={t('Results')}>
      {groups.map(({ key, title, count, hits }) => (
        <div key={key} role="group" aria-label={title}>
          <div className="at-hits-g" aria-hidden="true">
            {title}
            {count && <bdi>{count}</bdi>}
          </div>
          {hits.map((hit) => (
            <Option key={hit.key} id={optionId(id, hit.key)} hit={hit} {...rest} />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = Omit<HitListProps, 'groups'> & { hit: Hit };

function Option({ id, hit, text, active, onActive, onPick }: OptionProps) {
  const isActive = active === hit.key;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      className={classNames('at-hit', isActive && 'active')}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => !isActive && onActive(hit.key)}
      onClick={() => onPick(hit)}
    >
      <Icon name={iconNamed(hit.icon)} size={18} />
      <span className="at-grow at-clip">
        <Marked text={hit.title} words={wordsOf(text)} />
        {hit.detail && (
          <span className="s d-block at-clip" dir="auto">
            {hit.detail}
          </span>
        )}
      </span>
      {hit.keys && (
        <span className="at-not-phone" aria-hidden="true">
          <Kbd keys={hit.keys.map((key) => key.toUpperCase())} />
        </span>
      )}
    </div>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <span className="d-block at-clip" dir="auto">
      {markWords(text, words).map(({ text: part, marked }, index) =>
        marked ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
      )}
    </span>
  );
}
