import { t } from '@atrium/sdk';
import { classNames } from '../class-names.js';
import { columnOf, movePart } from './arrange.rules.js';
import { useDrop } from '../drag/use-drop.js';
import { ArrangePart } from './arrange-part.js';
import type { ArrangeColumnProps } from './arrange-column.types.js';

export function ArrangeColumn(props: ArrangeColumnProps) {
  const { size, parts, onChange } = props;
  const { target: column, over } = useDrop<HTMLUListElement>('part', (id, before) =>
    onChange(movePart(parts, id, { size, before })),
  );
  return (
    <ul
      ref={column}
      className={classNames(
        'at-arrange',
        size === 'wide' ? 'at-c8' : 'at-c4',
        over !== undefined && 'is-over',
      )}
      aria-label={size === 'wide' ? t('Wide column') : t('Narrow column')}
    >
      {columnOf(parts, size).map((part) => (
        <ArrangePart key={part.id} {...props} part={part} below={over === part.id} />
      ))}
    </ul>
  );
}
